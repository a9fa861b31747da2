import { setTimeout as pause } from "node:timers/promises";
import { chromium, devices, type Browser, type Page, type Request } from "playwright-core";
import { ensureBrowser } from "../start/browser.mjs";
import { installProbe } from "./probe.ts";

/** The speed of a phone and its network. */
export interface Conditions {
  name: string;
  /** CPU slowdown relative to this machine. */
  slowdown: number;
  /** The network: bytes per second, and added latency per request in ms. Unthrottled if missing. */
  line?: { downloadThroughput: number; uploadThroughput: number; latency: number };
}

export const PLAIN: Conditions = { name: "plain", slowdown: 1 };
/** A mid-range phone on slow 4G: 1.6 Mbit/s down, 750 kbit/s up. */
export const THROTTLED: Conditions = {
  name: "throttled",
  slowdown: 4,
  line: { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 },
};

const PHONE_SCREEN = { width: 360, height: 800 };

const EVENTS_PATH = "/api/v1/events";
/** How long the network must be idle for a page to count as settled, in ms. */
const REST_MS = 1_500;
/** Timeout for what must happen in a page, in ms. */
const MAX_WAIT_MS = 30_000;
const BROWSER_ARGS = ["--no-sandbox", "--disable-gpu"];

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_ARGS });

export interface Phone extends AsyncDisposable {
  page: Page;
  /** Waits until the network has been idle for a while. */
  rest: () => Promise<void>;
}

/** A phone on its first visit: nothing is cached or stored. */
export async function openPhone(browser: Browser, { slowdown, line }: Conditions): Promise<Phone> {
  const context = await browser.newContext({
    ...devices["Pixel 7"],
    viewport: PHONE_SCREEN,
    // Otherwise pictures would be preloaded for the model's screen, and then chosen again for the viewport.
    screen: PHONE_SCREEN,
    locale: "vi-VN",
  });
  await context.addInitScript(installProbe);
  const page = await context.newPage();
  page.setDefaultTimeout(MAX_WAIT_MS);
  const session = await context.newCDPSession(page);
  if (line) {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", { offline: false, ...line });
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { page, rest: restOf(page), [Symbol.asyncDispose]: () => context.close() };
}

function restOf(page: Page): () => Promise<void> {
  const travelling = new Set<Request>();
  let last = performance.now();
  const end = (request: Request) => {
    if (travelling.delete(request)) last = performance.now();
  };
  page.on("request", (request) => {
    // The event stream never ends, so the page would never settle.
    if (new URL(request.url()).pathname !== EVENTS_PATH) travelling.add(request);
  });
  page.on("requestfinished", end).on("requestfailed", end);
  return async () => {
    const deadline = performance.now() + MAX_WAIT_MS;
    last = performance.now();
    while (travelling.size > 0 || performance.now() - last < REST_MS) {
      if (performance.now() > deadline) throw new Error(`${page.url()} did not come to rest.`);
      await pause(50);
    }
  };
}
