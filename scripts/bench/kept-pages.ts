import { load } from "./load.ts";
import { htmlOf, type PageAnswer } from "./page-request.ts";
import { type Figure, median, percentile } from "./figures.ts";

const RUNS = 3;
const SECONDS = 10;
const WARM_SECONDS = 5;
const SINGLE = 2_000;

/**
 * Pages that the server has made before, once everything is warm: the time at one client, pages a second at eight.
 * Every answer must come from the server's cache (`x-cache`) and hold a whole page.
 */
export async function measureKept(urls: readonly string[]): Promise<Figure[]> {
  const check = keptChecker();
  await load({
    urls,
    clients: 4,
    until: { answers: urls.length },
    onAnswer: (answer) => void htmlOf(answer),
  });
  await load({ urls, clients: 8, until: { seconds: WARM_SECONDS }, onAnswer: check });
  const single = await load({ urls, clients: 1, until: { answers: SINGLE }, onAnswer: check });
  const rates: number[] = [];
  for (let index = 0; index < RUNS; index += 1) {
    const { pagesPerSecond } = await load({ urls, clients: 8, until: { seconds: SECONDS }, onAnswer: check });
    rates.push(pagesPerSecond);
  }
  return [
    { what: "kept pages, one client, p50", value: median(single.times), unit: "ms", atMost: 2 },
    { what: "kept pages, one client, p95", value: percentile(single.times, 95), unit: "ms" },
    { what: "kept pages, eight clients", value: median(rates), unit: "pages/s", atLeast: 2_000 },
  ];
}

/** A body is decoded when it is new for its address: the same bytes hold the same page. */
export function keptChecker(): (answer: PageAnswer) => void {
  const known = new Map<string, Buffer>();
  return (answer) => {
    const cache = answer.headers["x-cache"];
    if (cache !== "hit" && cache !== "stale") {
      throw new Error(`${answer.url} was not kept: x-cache says ${String(cache ?? "nothing")}.`);
    }
    if (answer.status === 200 && known.get(answer.url)?.equals(answer.body)) return;
    htmlOf(answer);
    known.set(answer.url, answer.body);
  };
}
