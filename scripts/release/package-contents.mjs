import { globSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { readPackage } from "./packed-packages.mjs";

/** Size limit of `Price` alone without React, gzipped, including its CSS. */
const PRICE_BYTES = 2048;

const LAYERS = "@layer sen.base,sen.primitives,sen.fragments;";

/** Throws if a package contains sources, tests or source maps, or a style sheet outside the library's layers. */
export function checkContents(folder) {
  const files = globSync("**/*.*", { cwd: folder, exclude: ["node_modules/**"] });
  const strangers = files.filter((path) =>
    /\.(map|tsx|test\.\w+|stories\.\w+|guide\.\w+)$|(?<!\.d)\.ts$/.test(path),
  );
  const sheets = files.filter((path) => /^dist\/.*\.css$/.test(path));
  const loose = sheets.filter((path) => !readFileSync(`${folder}/${path}`, "utf8").startsWith(LAYERS));
  const problems = [
    ...strangers.map((path) => `${path} is not for those who install the package.`),
    ...loose.map((path) => `${path} is in no layer.`),
  ];
  if (problems.length > 0) throw new Error(`${folder}:\n${problems.join("\n")}`);
}

/** Throws if `Price` alone is too large, or an unused group is not tree-shaken away. Returns a line to print. */
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

/** The bundled scripts and style sheets of a module, without React. */
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
