import { spawnSync } from "node:child_process";
import { ensureInstalled } from "./install.mjs";
import { environment, root } from "./processes.mjs";

/**
 * `npm test`. On a fresh checkout any Node from 20.19 on runs this file; the gate itself runs on the project's own, which is
 * installed first.
 */
await ensureInstalled();
const { status } = spawnSync("node", ["scripts/run-gate.mjs", ...process.argv.slice(2)], {
  cwd: root,
  env: environment,
  stdio: "inherit",
});
process.exit(status ?? 1);
