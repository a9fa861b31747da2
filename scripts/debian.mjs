import { existsSync } from "node:fs";
import { run } from "./processes.mjs";

/** Whether packages of Debian (or Ubuntu) can be installed here without asking anybody: as root, with apt-get. */
export const installsPackages = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

const quietly = { quiet: true, env: { DEBIAN_FRONTEND: "noninteractive" } };
let listed;

/** Installs a package of Debian with what it needs; the lists of packages are fetched once. */
export async function installPackage(name, ...options) {
  listed ??= run("apt-get", ["update", "-qq"], quietly);
  await listed;
  await run("apt-get", ["install", "-y", "-qq", ...options, name], quietly);
}
