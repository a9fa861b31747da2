import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run } from "./processes.mjs";

/** Whether Debian (or Ubuntu) packages can be installed without asking: as root, with apt-get. */
export const installsPackages = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Path of a program, from an environment variable or the PATH. */
export function findProgram(name, variable = "") {
  if (process.env[variable]) return process.env[variable];
  const look = process.platform === "win32" ? "where" : "which";
  const { stdout } = spawnSync(look, [name], { encoding: "utf8" });
  return stdout?.split(/\r?\n/)[0]?.trim() || undefined;
}

const quietly = { quiet: true, env: { DEBIAN_FRONTEND: "noninteractive" } };
/** Settles when apt-get, which locks its database, is free again. */
let free = Promise.resolve();
let isListed = false;

/** Installs Debian packages with their dependencies. The package lists are fetched once. */
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
 * Installs a program if it is missing and that is possible without asking. Returns its path, or nothing if it is still missing; the caller
 * decides what that means. Throws if the installation fails.
 */
export async function ensureProgram(name, variable) {
  const found = findProgram(name, variable);
  if (found || !installsPackages) return found;
  console.log(`Installing ${name}…`);
  await installPackages(name);
  return findProgram(name, variable);
}

/** Programs that tests start besides the shop's own, by Debian package, with the tests that are skipped without them. */
const NEEDED_BY = [
  ["ffmpeg", "FFMPEG_PATH", "Tests of customers' videos"],
  ["caddy", "CADDY_PATH", "Tests of the balancer"],
  ["pgbouncer", "PGBOUNCER_PATH", "Tests of a cluster behind PgBouncer"],
  ["redis-server", "REDIS_PATH", "Tests of limits in Redis"],
];

/** Installs all programs that tests start. Returns the tests whose program is missing. */
export async function ensureTestPrograms() {
  const ensured = await Promise.allSettled(
    NEEDED_BY.map(([name, variable]) => ensureProgram(name, variable)),
  );
  return NEEDED_BY.flatMap(([, , tests], index) => (ensured[index]?.value ? [] : [tests]));
}
