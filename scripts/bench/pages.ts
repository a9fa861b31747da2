import { checkWhole, load, type Load, type PageAnswer } from "./load.ts";
import { type Figure, median, percentile } from "./figures.ts";

const RUNS = 3;
const SECONDS = 10;
const WARM_SECONDS = 5;
/** Targets for a small shop: ms with one client, pages per second with eight. */
const MADE = { atMost: 12, atLeast: 90 };

/**
 * Cached pages (from their second request) on a warm server: response time with one client, pages per second with eight. Every response must be a complete page from
 * the server's cache (`x-cache`).
 */
export async function measureKept(urls: readonly string[]): Promise<Figure[]> {
  await load({ urls, clients: 4, until: { answers: 2 * urls.length }, onAnswer: checkWhole });
  const known = new Map<string, Buffer>();
  function check(answer: PageAnswer): void {
    if (!isKept(answer)) throw new Error(`${answer.url} was not kept.`);
    // Only decompress a body that is new for its URL.
    if (answer.status === 200 && known.get(answer.url)?.equals(answer.body)) return;
    checkWhole(answer);
    known.set(answer.url, answer.body);
  }
  const ask: Ask = (clients, until) => load({ urls, clients, until, onAnswer: check });
  return figuresOf("kept pages", ask, { singly: 2_000, atMost: 2, atLeast: 2_000 });
}

/**
 * Pages rendered on request (`PAGE_CACHE=off`), data included, each for another product: response time with one client, pages per second
 * with eight.
 */
export async function measureMade(urls: readonly string[], asked = MADE): Promise<Figure[]> {
  let next = 0;
  /** Continues where the last load ended, so that no product repeats until all have been requested. */
  const ask: Ask = async (clients, until) => {
    const answers: PageAnswer[] = [];
    const turned = [...urls.slice(next), ...urls.slice(0, next)];
    const result = await load({ urls: turned, clients, until, onAnswer: (answer) => answers.push(answer) });
    next = (next + answers.length) % urls.length;
    // After the load, since decompression would take CPU time from the server.
    for (const answer of answers) {
      if (isKept(answer)) throw new Error(`${answer.url} was kept.`);
      checkWhole(answer);
    }
    return result;
  };
  return figuresOf("made pages", ask, { singly: 200, ...asked });
}

type Ask = (clients: number, until: Load["until"]) => ReturnType<typeof load>;

const isKept = ({ headers }: PageAnswer) => ["hit", "stale"].includes(String(headers["x-cache"]));

/** The figures of these requests, with targets for the response time with one client and the page rate with eight. */
async function figuresOf(
  what: string,
  ask: Ask,
  { singly, atMost, atLeast }: { singly: number; atMost: number; atLeast: number },
): Promise<Figure[]> {
  await ask(8, { seconds: WARM_SECONDS });
  const { times } = await ask(1, { answers: singly });
  const rates: number[] = [];
  for (let run = 0; run < RUNS; run += 1) rates.push((await ask(8, { seconds: SECONDS })).pagesPerSecond);
  return [
    { what: `${what}, one client, p50`, value: median(times), unit: "ms", atMost },
    { what: `${what}, one client, p95`, value: percentile(times, 95), unit: "ms" },
    { what: `${what}, eight clients`, value: median(rates), unit: "pages/s", atLeast },
  ];
}
