import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { chromium } from "playwright-core";
import { accessibilityName, codePaths, customerPaths, guestPaths, VERIFICATION } from "./account-pages.ts";
import type { Figure } from "./figures.ts";
import { CHROME_FLAGS } from "./lighthouse.ts";
import { ask, demo, unverified } from "./visits.ts";

/** What a browser keeps when a page is opened. */
interface Kept {
  local?: Record<string, string>;
  tab?: Record<string, string>;
}

interface Visit {
  path: string;
  kept: Kept;
}

/** Lighthouse's accessibility of every page by which a customer comes to be known, each as who meets it. */
export async function measureAccountAccessibility(url: string, chromePath: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, visit] of Object.entries(await accountVisits(url))) {
    const { categories, audits } = await audit(url, visit, chromePath);
    const category = categories["accessibility"];
    if (typeof category?.score !== "number") throw new Error(`Lighthouse could not tell of ${name}.`);
    const failed = category.auditRefs.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0);
    figures.push({
      what: accessibilityName(name),
      value: category.score * 100,
      unit: "",
      ...(failed.length > 0 && { note: failed.map(({ id }) => id).join(", ") }),
    });
  }
  return figures;
}

async function accountVisits(url: string): Promise<Record<string, Visit>> {
  const sessionOf = async (body: object) => {
    const { access_token: token, profile } = await ask<{ access_token: string; profile: object }>(
      `${url}/api/v1/login`,
      { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
    );
    return JSON.stringify({ token, profile });
  };
  const [session, temporary] = [await sessionOf(demo), await sessionOf(unverified)];
  const now = Date.now();
  const at = (seconds: number) => new Date(now + seconds * 1_000).toISOString();
  const sent = {
    ...{ id: crypto.randomUUID(), phone: demo.phone },
    ...{ expires_at: at(300), resend_at: at(120), server_time: at(0) },
  };
  const each = <Given, To>(all: Record<string, Given>, to: (given: Given) => To) =>
    Object.fromEntries(Object.entries(all).map(([name, given]) => [name, to(given)]));
  return {
    ...each<string, Visit>(guestPaths, (path) => ({ path, kept: {} })),
    ...each<{ path: string; draft: string }, Visit>(codePaths, ({ path, draft }) => ({
      path,
      kept: { tab: { [draft]: JSON.stringify({ sent }) } },
    })),
    [VERIFICATION]: { path: "/account/verify", kept: { tab: { "temporary-session": temporary } } },
    ...each<string, Visit>(customerPaths, (path) => ({ path, kept: { local: { session } } })),
  };
}

/** Lighthouse opens a tab of its own: what the browser keeps is put there before the page looks. */
async function audit(url: string, { path, kept }: Visit, chromePath: string): Promise<Result> {
  const chrome = await launch({ chromePath, chromeFlags: [...CHROME_FLAGS] });
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
    const [context] = browser.contexts();
    await context?.addInitScript(({ local = {}, tab = {} }: Kept) => {
      for (const [name, value] of Object.entries(local)) localStorage.setItem(name, value);
      for (const [name, value] of Object.entries(tab)) sessionStorage.setItem(name, value);
    }, kept);
    const result = await lighthouse(url + path, {
      port: chrome.port,
      logLevel: "error",
      onlyCategories: ["accessibility"],
      throttlingMethod: "provided",
    });
    await browser.close();
    if (!result || result.lhr.runtimeError) {
      throw new Error(result?.lhr.runtimeError?.message ?? `Lighthouse gave nothing for ${path}.`);
    }
    const { finalDisplayedUrl } = result.lhr;
    const shown = new URL(finalDisplayedUrl).pathname;
    if (shown !== path) throw new Error(`${path} led to ${shown}.`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}
