import { spawnSync } from "node:child_process";
import { ensureTestBrowsers } from "./browser.mjs";
import { ensureCaddy } from "./caddy.mjs";
import { installsPackages } from "./debian.mjs";
import { ensureFfmpeg } from "./ffmpeg.mjs";
import { ensureInstalled } from "./install.mjs";
import { environment, root } from "./processes.mjs";

/**
 * `npm test`. On a fresh checkout any Node from 20.19 on runs this file; the gate itself runs on the project's own, which is
 * installed first.
 */
await Promise.all([ensureInstalled(), installPrograms()]);
const { status } = spawnSync("node", ["scripts/run-gate.mjs", ...process.argv.slice(2)], {
  cwd: root,
  env: environment,
  stdio: "inherit",
});
process.exit(status ?? 1);

/** Where that can be done without asking. What could not be installed is told by the gate, which tries it again. */
async function installPrograms() {
  if (installsPackages) await Promise.allSettled([ensureTestBrowsers(), ensureFfmpeg(), ensureCaddy()]);
}
