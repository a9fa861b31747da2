import { once } from "node:events";
import { Agent, get, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** The headers of Chromium on a phone when it opens a URL. */
const BROWSER_HEADERS = {
  accept:
    "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7",
  "accept-encoding": "gzip, deflate, br",
  "accept-language": "vi-VN,vi;q=0.9,en;q=0.8",
  "sec-fetch-dest": "document",
  "sec-fetch-mode": "navigate",
  "sec-fetch-site": "none",
  "sec-fetch-user": "?1",
  "upgrade-insecure-requests": "1",
  "user-agent":
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
};

/** A page as received. */
export interface PageAnswer {
  url: string;
  status: number;
  headers: IncomingHttpHeaders;
  /** The compressed body. */
  body: Buffer;
  /** From the request to the last byte, in ms. Decompression is not included, as it is not the server's time. */
  ms: number;
}

export interface Load {
  /** Requested in order, repeating from the first. */
  urls: readonly string[];
  /** Number of concurrent clients; each sends its next request after a response. */
  clients: number;
  /** Ends after a number of responses, after some seconds, or by a signal. */
  until: { answers: number } | { seconds: number } | AbortSignal;
  /** Called with every response. If it throws, the load ends. */
  onAnswer: (answer: PageAnswer) => void;
}

/** Requests pages like a browser. Returns pages per second and each response time in ms. */
export async function load({ urls, clients, until, onAnswer }: Load) {
  if (urls.length === 0) throw new Error("There is no page to ask for.");
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const started = performance.now();
  try {
    const times = await byClients(clients, until, async (index) => {
      const answer = await askPage(urls[index % urls.length] ?? "", agent);
      onAnswer(answer);
      return answer.ms;
    });
    return { pagesPerSecond: (times.length * 1_000) / (performance.now() - started), times };
  } finally {
    agent.destroy();
  }
}

/** Runs several clients that each send a request after their last response, until the end. Returns the results of all requests. */
export async function byClients<Result>(
  clients: number,
  until: Load["until"],
  ask: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const started = performance.now();
  const results: Result[] = [];
  let asked = 0;
  const isOver = () => {
    if (until instanceof AbortSignal) return until.aborted;
    return "answers" in until ? asked >= until.answers : performance.now() - started >= until.seconds * 1_000;
  };
  async function client(): Promise<void> {
    while (!isOver()) results.push(await ask(asked++));
  }
  await Promise.all(Array.from({ length: clients }, client));
  return results;
}

/**
 * Starts work at a constant rate per second, whether earlier work is finished or not. Returns how long each took, in ms from the moment
 * when it was due.
 */
export function evenly<Item>(
  items: readonly Item[],
  aSecond: number,
  work: (item: Item) => Promise<unknown>,
): Promise<number[]> {
  const started = performance.now();
  return Promise.all(
    items.map(async (item, index) => {
      const due = started + (index * 1_000) / aSecond;
      await pause(Math.max(0, due - performance.now()));
      await work(item);
      return performance.now() - due;
    }),
  );
}

async function askPage(url: string, agent: Agent): Promise<PageAnswer> {
  const started = performance.now();
  const [answer] = (await once(get(url, { agent, headers: BROWSER_HEADERS }), "response")) as [
    IncomingMessage,
  ];
  const body = await buffer(answer);
  const ms = performance.now() - started;
  return { url, status: answer.statusCode ?? 0, headers: answer.headers, body, ms };
}

/** Decompressors for the encodings that the shop sends. */
const decoders: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Throws if the response is not a complete page or was not compressed. */
export function checkWhole({ url, status, headers, body }: PageAnswer): void {
  if (status !== 200) throw new Error(`${url} answered ${status}.`);
  const decode = decoders[headers["content-encoding"] ?? ""];
  if (!decode) throw new Error(`${url} came uncompressed.`);
  const html = decode(body).toString("utf8");
  const isWhole = /^\s*<!doctype html>/i.test(html) && /<h1[\s>]/.test(html) && /<\/html>\s*$/.test(html);
  if (!isWhole) throw new Error(`${url} is not a whole page: ${html.slice(0, 200)}…`);
}
