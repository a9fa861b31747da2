import { execFileSync } from "node:child_process";
import { loadavg } from "node:os";
import { root } from "../processes.mjs";

/** How many processes wanted to run, on average over the last minute: this bench's own included. */
export function loadNow(): number {
  return loadavg()[0] ?? 0;
}

/** The commit of the working tree, with a "+" when files differ from it. */
export function commitNow(): string {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  return git("rev-parse", "--short", "HEAD") + (git("status", "--porcelain") === "" ? "" : "+");
}
