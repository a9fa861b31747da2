import { get } from "node:http";
import type { Browser, Request } from "playwright-core";
import type { Figure } from "./figures.ts";
import { PLAIN, withBrowser, withPhone, type StoredState } from "./phone.ts";

/** What the JavaScript of a page weighs, in bytes. */
export interface ScriptWeight {
  /** As sent to whoever takes gzip: what budgets are in. */
  gzip: number;
  /** As sent to this browser, which takes Brotli. */
  sent: number;
  unpacked: number;
}

/** What a page puts off for so long is no part of its first visit, also where a slow machine comes to rest after it. */
const LATER_MS = 2_000;

/** A page mostly waits until nothing travels any more. */
const PAGES_AT_ONCE = 3;

/**
 * The JavaScript that a browser fetches on its first visit to each page, until the page has come to rest. The browser saves
 * data, so nothing of later pages is loaded ahead.
 */
export async function weighScripts(
  browser: Browser,
  url: string,
  pages: Record<string, string>,
  stored?: StoredState,
): Promise<Map<string, ScriptWeight>> {
  const weights = new Map<string, ScriptWeight>();
  const left = Object.entries(pages).values();
  const weighOn = async () => {
    for (const [name, path] of left) weights.set(name, await weigh(browser, url + path, stored));
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, weighOn));
  return weights;
}

/** The same as figures of the bench. */
export async function measureScripts(
  url: string,
  pages: Record<string, string>,
  executablePath: string,
): Promise<Figure[]> {
  const weights = await withBrowser(executablePath, (browser) => weighScripts(browser, url, pages));
  return [...weights].map(([name, weight]) => ({
    what: `${name}: JavaScript, gzip`,
    value: weight.gzip / 1_000,
    unit: "kB",
    note: describeWeight(weight),
  }));
}

/** What else there is to tell of the scripts beside their weight as gzip. */
export function describeWeight({ sent, unpacked }: ScriptWeight): string {
  return `${kilobytes(sent)} as sent, ${kilobytes(unpacked)} unpacked`;
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}

async function weigh(browser: Browser, address: string, stored?: StoredState): Promise<ScriptWeight> {
  return withPhone(
    browser,
    PLAIN,
    async ({ page, rest }) => {
      const finished = new Map<string, Request>();
      page.on("requestfinished", (request) => {
        if (!finished.has(request.url())) finished.set(request.url(), request);
      });
      await page.addInitScript((laterMs) => {
        Object.defineProperty(navigator, "connection", { value: { saveData: true } });
        const soon = window.setTimeout.bind(window);
        Object.assign(window, {
          setTimeout: (work: () => void, ms = 0) => (ms >= laterMs ? 0 : soon(work, ms)),
        });
      }, LATER_MS);
      await page.goto(address);
      await rest();
      const weight: ScriptWeight = { gzip: 0, sent: 0, unpacked: 0 };
      for (const [url, request] of finished) {
        const response = await request.response();
        if (!response?.headers()["content-type"]?.includes("javascript")) continue;
        weight.gzip += await gzipBytes(url);
        weight.sent += (await request.sizes()).responseBodySize;
        weight.unpacked += (await response.body()).length;
      }
      if (weight.gzip === 0) throw new Error(`${address} has loaded no script.`);
      return weight;
    },
    stored,
  );
}

function gzipBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "gzip" } }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => (bytes += chunk.length));
      answer.on("error", reject);
      answer.on("end", () => {
        if (answer.statusCode === 200) resolve(bytes);
        else reject(new Error(`${url} answered ${answer.statusCode}.`));
      });
    }).on("error", reject);
  });
}
