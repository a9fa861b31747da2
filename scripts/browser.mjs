import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installPackages, installsPackages } from "./debian.mjs";
import { run } from "./processes.mjs";

/** Where a Chromium of this machine is: `CHROME_PATH`, the PATH, or one that Playwright manages. */
export async function findBrowser() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  for (const name of ["chromium", "chromium-browser", "google-chrome"]) {
    try {
      return execFileSync("which", [name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
    } catch {
      // Not on the PATH under this name.
    }
  }
  // Not there yet on a fresh checkout.
  const playwright = await import("playwright-core").catch(() => undefined);
  const managed = playwright?.chromium.executablePath();
  return existsSync(managed) ? managed : undefined;
}

/** Makes sure that there is a Chromium: Debian's package as root, Playwright's own download elsewhere. Returns its path. */
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
