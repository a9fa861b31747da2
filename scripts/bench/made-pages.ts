import { load } from "./load.ts";
import { htmlOf, type PageAnswer } from "./page-request.ts";
import { type Figure, median, percentile } from "./figures.ts";

const RUNS = 3;
const SECONDS = 10;
const WARM_SECONDS = 5;
const SINGLE = 200;

/**
 * Pages that the server makes for the asking (`PAGE_CACHE=off`), data included, each another product's: the time at one
 * client, pages a second at eight.
 */
export async function measureMade(urls: readonly string[]): Promise<Figure[]> {
  let next = 0;
  /** Goes on where the last load ended, so that no product comes twice until all have come. */
  async function made(clients: number, until: Parameters<typeof load>[0]["until"]) {
    const answers: PageAnswer[] = [];
    const turned = [...urls.slice(next), ...urls.slice(0, next)];
    const result = await load({ urls: turned, clients, until, onAnswer: (answer) => answers.push(answer) });
    next = (next + answers.length) % urls.length;
    // After the load: unpacking takes the processor that the server needs.
    for (const answer of answers) checkMade(answer);
    return result;
  }
  await made(4, { seconds: WARM_SECONDS });
  const single = await made(1, { answers: SINGLE });
  const rates: number[] = [];
  for (let index = 0; index < RUNS; index += 1) {
    rates.push((await made(8, { seconds: SECONDS })).pagesPerSecond);
  }
  return [
    { what: "made pages, one client, p50", value: median(single.times), unit: "ms", atMost: 25 },
    { what: "made pages, one client, p95", value: percentile(single.times, 95), unit: "ms" },
    { what: "made pages, eight clients", value: median(rates), unit: "pages/s", atLeast: 40 },
  ];
}

/** Throws when the page is not whole, or comes from a cache. */
export function checkMade(answer: PageAnswer): void {
  const cache = answer.headers["x-cache"];
  if (cache === "hit" || cache === "stale") throw new Error(`${answer.url} was kept: x-cache says ${cache}.`);
  htmlOf(answer);
}
