import { existsSync } from "node:fs";
import { run } from "./processes.mjs";

/** Whether packages of Debian (or Ubuntu) can be installed here without asking anybody: as root, with apt-get. */
export const installsPackages = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

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
