import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname } from "node:path";
import { root } from "../start/processes.mjs";

/** The published packages. */
export const packages = ["api", "domain", "i18n", "ui"];

/** Creates a folder outside the repository, where no other modules can be resolved. */
export function newPlace() {
  const place = mkdtempSync(`${tmpdir()}/sen-packed-`);
  mkdirSync(`${place}/node_modules/@sen`, { recursive: true });
  return place;
}

/**
 * Writes the published part of a package to the folder in its `publishConfig`: its files, and a package.json without references to
 * its sources. Returns the folder.
 */
export function writePublished(name) {
  const from = `${root}/packages/${name}`;
  const { publishConfig, scripts, devDependencies, ...told } = readPackage(from);
  const folder = `${from}/${publishConfig.directory}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tarball = packFolder(from, folder);
  execFileSync("tar", ["-xzf", tarball, "-C", folder, "--strip-components=1"]);
  rmSync(tarball);
  const withoutSources = (key, value) => (key === "@sen/source" ? undefined : value);
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(told, withoutSources, 2)}\n`);
  return folder;
}

/** Packs a package into the tarball that would be published. */
export function pack(name, place) {
  return packFolder(writePublished(name), place);
}

function packFolder(folder, place) {
  const options = ["--ignore-scripts", "--json", "--loglevel=silent", "--pack-destination", place];
  const [{ filename }] = JSON.parse(
    execFileSync("npm", ["pack", ...options], { cwd: folder, encoding: "utf8" }),
  );
  return `${place}/${filename}`;
}

/**
 * Installs a tarball in `place` like npm would, but offline: its files, and links to the dependencies in its package.json as installed
 * in this repository. An undeclared import does not resolve.
 */
export function install(tarball, name, place) {
  const folder = `${place}/node_modules/@sen/${name}`;
  execFileSync("tar", ["-xzf", tarball, "-C", place]);
  renameSync(`${place}/package`, folder);
  linkDependencies(folder, Object.keys(readPackage(folder).dependencies ?? {}), `${root}/packages/${name}`);
  return folder;
}

/** Links installed packages into a folder's `node_modules`, except this repository's own, which are installed separately. */
export function linkDependencies(folder, names, from = root) {
  for (const name of names.filter((name) => !name.startsWith("@sen/"))) {
    const target = [from, root].map((at) => `${at}/node_modules/${name}`).find(existsSync);
    if (!target) throw new Error(`${name}, which ${folder} depends on, is not installed.`);
    const link = `${folder}/node_modules/${name}`;
    mkdirSync(dirname(link), { recursive: true });
    if (!existsSync(link)) symlinkSync(target, link, "dir");
  }
}

export function readPackage(folder) {
  return JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
}
