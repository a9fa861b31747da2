import type { BrowserContext } from "@playwright/test";

/** What a browser complained about. */
export interface Watch {
  /** Console errors and warnings, and exceptions, each with its page's URL. */
  complaints: () => string[];
  /** Complaints that this test provokes on purpose. */
  expects: (complaint: RegExp) => void;
}

/** Playwright's own message (`serviceWorkers` in its configuration). */
const BLOCKED_WORKER = /Service Worker registration blocked by Playwright/;
/** A busy machine renders later than the browser expects. A separate journey counts unused preloads. */
const DRAWN_LATE = /was preloaded using link preload but not used within a few seconds/;

/** Listens to every page of a browser context from now on. */
export function watchBrowser(context: BrowserContext): Watch {
  const heard: string[] = [];
  const expected = [BLOCKED_WORKER, DRAWN_LATE];
  context.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    heard.push(
      `${message.page()?.url() ?? ""} ${message.type()}: ${message.text()} ${message.location().url}`,
    );
  });
  context.on("weberror", (error) => {
    heard.push(`${error.page()?.url() ?? ""} exception: ${error.error().message}`);
  });
  return {
    complaints: () => heard.filter((line) => !expected.some((pattern) => pattern.test(line))),
    expects: (complaint) => expected.push(complaint),
  };
}
