import { existsSync, statSync } from "node:fs";
import { run, root } from "./processes.mjs";

/** Installs the dependencies if the lockfile is newer than `node_modules`. */
export async function ensureInstalled({ signal } = {}) {
  const installed = `${root}/node_modules/.package-lock.json`;
  const fresh =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${root}/package-lock.json`).mtimeMs;
  if (fresh) return;
  console.log("Installing dependencies…");
  await run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { signal });
}
