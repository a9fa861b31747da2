import { existsSync } from "node:fs";
import { findProgram, installPackages, installsPackages } from "./debian.mjs";
import { run } from "./processes.mjs";

const WITH_WINDOWS = ["chromium", "chromium-browser", "google-chrome"];
/** Debian's name for headless Chromium, which needs less work per page. */
const WITHOUT_WINDOWS = "chromium-headless-shell";

/** Path of a Chromium: `CHROME_WITH_WINDOWS_PATH`, `CHROME_PATH`, the PATH, or one that Playwright manages. */
const findBrowser = async () => process.env.CHROME_WITH_WINDOWS_PATH || findOneOf(WITH_WINDOWS);

/** The same for tests, which can use headless Chromium. */
export const findTestBrowser = () => findOneOf([WITHOUT_WINDOWS, ...WITH_WINDOWS]);

/** Starts the browser for tests. */
export async function launchTestBrowser(...args) {
  const { chromium } = await import("playwright-core");
  const executablePath = (await findTestBrowser()) ?? (await ensureBrowser());
  return chromium.launch({ args: ["--no-sandbox", "--disable-gpu", ...args], executablePath });
}

/** Installs Chromium if missing: Debian's package as root, otherwise Playwright's download. Returns its path. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  console.log("Installing Chromium…");
  if (installsPackages) await installPackages("chromium", "fonts-liberation");
  else await run("playwright", ["install", "chromium"]);
  const installed = await findBrowser();
  if (!installed) throw new Error("No Chromium was found or could be installed. Set CHROME_PATH to one.");
  return installed;
}

/**
 * Installs the browsers for tests: Chromium with windows, which few tests need, and headless Chromium if Debian packages can be
 * installed. Returns the paths of both.
 */
export async function ensureTestBrowsers() {
  if (!process.env.CHROME_PATH && installsPackages && !findProgram(WITHOUT_WINDOWS)) {
    console.log("Installing Chromium for tests…");
    const missing = (await findBrowser()) ? [WITHOUT_WINDOWS] : [WITHOUT_WINDOWS, "chromium"];
    // Ubuntu lacks this package, and without a network it cannot be installed; use the other one then.
    await installPackages(...missing, "fonts-liberation").catch(() => undefined);
  }
  const withWindows = await ensureBrowser();
  return { browser: (await findTestBrowser()) ?? withWindows, withWindows };
}

async function findOneOf(names) {
  const found = process.env.CHROME_PATH || names.map((name) => findProgram(name)).find(Boolean);
  if (found) return found;
  // Not installed yet on a fresh checkout.
  const playwright = await import("playwright-core").catch(() => undefined);
  const managed = playwright?.chromium.executablePath();
  return existsSync(managed) ? managed : undefined;
}
