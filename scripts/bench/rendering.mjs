import { Agent, get } from "node:http";
import autocannon from "autocannon";
import { median, percentile } from "./statistics.mjs";

const RUNS = 3;
const SECONDS = 10;

/** One product page rendered by the server, data included: time at one client, pages a second at eight. */
export async function measureRendering(url, path) {
  await load(url + path, 4, 5);
  const single = [];
  for (let index = 0; index < 200; index += 1) single.push(await timed(url + path));
  agent.destroy();
  const rates = [];
  for (let index = 0; index < RUNS; index += 1) {
    const result = await load(url + path, 8, SECONDS);
    if (result.non2xx > 0 || result.errors > 0) {
      throw new Error(`${result.non2xx + result.errors} pages failed under load.`);
    }
    rates.push(result.requests.average);
  }
  return [
    { what: "product page, one client, p50", value: median(single), unit: "ms", target: 15 },
    { what: "product page, one client, p95", value: percentile(single, 95), unit: "ms" },
    {
      what: "product page, eight clients",
      value: median(rates),
      unit: "pages/s",
      target: 100,
      atLeast: true,
    },
  ];
}

function load(url, connections, duration) {
  return autocannon({ url, connections, duration });
}

const agent = new Agent({ keepAlive: true });

/** Until the last byte is there, compressed as a browser asks for it: unpacking it is not the server's time. */
function timed(url) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    get(url, { agent, headers: { "accept-encoding": "gzip, deflate, br" } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}.`));
      answer.on("error", reject).on("end", () => {
        resolve(performance.now() - started);
      });
      answer.resume();
    }).on("error", reject);
  });
}
