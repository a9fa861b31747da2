import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { ensureInstalled } from "./install.mjs";
import { root, run } from "./processes.mjs";

/**
 * What JavaScript each page of the built storefront asks for at its first load, gzip, against its budget: the entry,
 * the manifest, the modules of all routes that the page is made of, and whatever these import statically. What a page
 * imports later by `import()` is not in it: to travel later is what it is cut off for.
 */
const assets = `${root}/apps/storefront/build/client/assets`;
const budgets = JSON.parse(readFileSync(`${root}/scripts/size-budgets.json`, "utf8"));

await ensureInstalled();
await run("turbo", ["run", "build", "--filter=@sen/storefront", "--output-logs=errors-only"], {
  quiet: true,
});

const manifestFile = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name));
const { entry, routes } = JSON.parse(
  textOf(manifestFile).replace(/^window\.__reactRouterManifest=|;?\s*$/g, ""),
);
const sizes = new Map();
const pages = Object.values(routes)
  .filter(({ id, hasDefaultExport }) => hasDefaultExport && !isLayout(id))
  .map(({ id }) => {
    const name = id.replace("routes/", "");
    return { name, size: sizeOf(filesOf(id)), budget: budgets[name] };
  })
  .sort((a, b) => b.size - a.size);

for (const { name, size, budget } of pages) {
  const mark = size <= budget ? "✓" : "✗";
  const limit = budget === undefined ? "no budget" : `of ${kilobytes(budget)}`;
  console.log(`${mark} ${name.padEnd(24)} ${kilobytes(size).padStart(9)} ${limit}`);
}

const problems = [
  [pages.filter(({ size, budget }) => size > budget).map(({ name }) => name), "Above the budget"],
  [pages.filter(({ budget }) => budget === undefined).map(({ name }) => name), "Without a budget"],
  [Object.keys(budgets).filter((one) => !pages.some(({ name }) => name === one)), "Budget without a page"],
].filter(([names]) => names.length > 0);
for (const [names, problem] of problems) console.error(`${problem}: ${names.join(", ")}`);
if (problems.length > 0) {
  console.error("Budgets are in scripts/size-budgets.json, in bytes.");
  process.exit(1);
}

/** A route that others are put into (the document, the language) is part of their pages, not one of its own. */
function isLayout(id) {
  return Object.values(routes).some(({ parentId }) => parentId === id);
}

/** Every file of the page of this route. */
function filesOf(id) {
  const files = new Set([manifestFile]);
  add(entry);
  for (let route = routes[id]; route; route = routes[route.parentId]) add(route);
  return files;

  function add({ module, imports = [], clientLoaderModule, clientActionModule, hydrateFallbackModule }) {
    const modules = [module, ...imports, clientLoaderModule, clientActionModule, hydrateFallbackModule];
    for (const path of modules) if (path) follow(path.replace(/^.*\//, ""));
  }
  function follow(file) {
    if (files.has(file)) return;
    files.add(file);
    for (const [, imported] of textOf(file).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
      follow(imported);
    }
  }
}

function sizeOf(files) {
  return [...files].reduce((sum, file) => sum + gzipOf(file), 0);
}

function gzipOf(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(textOf(file), { level: 9 }).length);
  return sizes.get(file);
}

function textOf(file) {
  return readFileSync(`${assets}/${file}`, "utf8");
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
