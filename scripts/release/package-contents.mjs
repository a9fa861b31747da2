import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { readPackage } from "./packed-packages.mjs";

/** What `Price` alone may cost beside React, gzip, its CSS included. */
const PRICE_BYTES = 2048;

/** Throws unless each script has a map to sources that are there, and each sheet stands in the library's layers. */
export function checkContents(folder) {
  const files = globSync("dist/**/*.{js,css}", { cwd: folder });
  const problems = files.flatMap((path) => {
    const file = `${folder}/${path}`;
    return path.endsWith(".css") ? problemsOfSheet(file) : problemsOfScript(file);
  });
  if (files.length === 0) problems.push(`${folder} has no dist.`);
  if (problems.length > 0) throw new Error(problems.join("\n"));
}

function problemsOfSheet(file) {
  const isLayered = readFileSync(file, "utf8").startsWith("@layer sen.base,sen.primitives,sen.fragments;");
  return isLayered ? [] : [`${file} is in no layer.`];
}

function problemsOfScript(file) {
  const map = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(readFileSync(file, "utf8"))?.[1];
  if (map === undefined) return [`${file} has no source map.`];
  const { sources } = JSON.parse(readFileSync(resolve(dirname(file), map), "utf8"));
  return sources.flatMap((source) => {
    const path = resolve(dirname(file), source);
    return globSync(path).length > 0 ? [] : [`${file} is mapped to ${path}, which is not published.`];
  });
}

/** Throws if `Price` alone costs too much, or a group that nothing is taken of costs anything. Returns a line to show. */
export async function checkPriceAlone(place) {
  const price = await bundled(place, 'export { Price } from "@sen/ui/primitives";');
  const bytes = price.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
  if (bytes > PRICE_BYTES) throw new Error(`Price alone costs ${bytes} B beside React, not ${PRICE_BYTES}.`);
  const { exports } = readPackage(`${place}/node_modules/@sen/ui`);
  const groups = Object.keys(exports).filter((entry) => exports[entry].types && entry !== "./vite");
  const imports = groups.map((entry) => `import "@sen/ui/${entry.slice(2)}";`);
  const unused = (await bundled(place, imports.join("\n"))).join("");
  if (unused.trim() !== "") {
    throw new Error(`A group that nothing is taken of leaves this behind:\n${unused.slice(0, 2000)}`);
  }
  return `Price alone: ${bytes} B (gzip, with its CSS, beside React). ${groups.length} groups have no side effects.`;
}

/** The scripts and sheets that a module comes to, without React. */
async function bundled(place, code) {
  const input = `${place}/bundled.js`;
  writeFileSync(input, code);
  const external = [/^react(\/|$)/, /^react-dom(\/|$)/];
  const rolldownOptions = { input, preserveEntrySignatures: "strict", external };
  const { output } = await build({
    configFile: false,
    root: place,
    logLevel: "error",
    build: { write: false, modulePreload: false, rolldownOptions },
  });
  return output.map((file) => (file.type === "chunk" ? file.code : String(file.source)));
}
