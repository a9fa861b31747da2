import { existsSync, statSync } from "node:fs";
import { run, root } from "./processes.mjs";

/** Installs the dependencies when the lockfile is newer than what `node_modules` holds. */
export async function ensureInstalled({ signal } = {}) {
  const installed = `${root}/node_modules/.package-lock.json`;
  const fresh =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${root}/package-lock.json`).mtimeMs;
  if (fresh) return;
  console.log("Installing dependencies…");
  await run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { signal });
}
