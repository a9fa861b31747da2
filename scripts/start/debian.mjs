import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run } from "./processes.mjs";

/** Whether packages of Debian (or Ubuntu) can be installed here without asking anybody: as root, with apt-get. */
export const installsPackages = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Where a program of this machine is: as a variable says, or on the PATH. */
export function findProgram(name, variable = "") {
  if (process.env[variable]) return process.env[variable];
  const look = process.platform === "win32" ? "where" : "which";
  const { stdout } = spawnSync(look, [name], { encoding: "utf8" });
  return stdout?.split(/\r?\n/)[0]?.trim() || undefined;
}

const quietly = { quiet: true, env: { DEBIAN_FRONTEND: "noninteractive" } };
/** Settles when apt-get, which locks what it works on, is free again. */
let free = Promise.resolve();
let isListed = false;

/** Installs packages of Debian with what they need; the lists of packages are fetched once. */
export function installPackages(...names) {
  const installed = free.then(async () => {
    if (!isListed) await run("apt-get", ["update", "-qq"], quietly);
    isListed = true;
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], quietly);
  });
  free = installed.catch(() => undefined);
  return installed;
}

/**
 * Makes sure that a program is here where that can be done without asking. Gives where it is; nothing elsewhere: whoever calls says what
 * that means. Throws when an installation fails.
 */
export async function ensureProgram(name, variable) {
  const found = findProgram(name, variable);
  if (found || !installsPackages) return found;
  console.log(`Installing ${name}…`);
  await installPackages(name);
  return findProgram(name, variable);
}

/** What tests start beside the shop's own programs, by the name of Debian's package, and the tests that are left out without it. */
const NEEDED_BY = [
  ["ffmpeg", "FFMPEG_PATH", "Tests of customers' videos"],
  ["caddy", "CADDY_PATH", "Tests of the balancer"],
  ["pgbouncer", "PGBOUNCER_PATH", "Tests of a cluster behind PgBouncer"],
  ["redis-server", "REDIS_PATH", "Tests of limits in Redis"],
];

/** Makes sure of all programs that tests start. Gives the tests whose program is not there. */
export async function ensureTestPrograms() {
  const ensured = await Promise.allSettled(
    NEEDED_BY.map(([name, variable]) => ensureProgram(name, variable)),
  );
  return NEEDED_BY.flatMap(([, , tests], index) => (ensured[index]?.value ? [] : [tests]));
}
