import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { ensureInstalled } from "./install.mjs";
import { root, run } from "./processes.mjs";

/**
 * The JavaScript that each page's first load asks for, gzip, in kB (1000 bytes). What may not be exceeded is the page's
 * budget; `npm run size` ends with an error when one is, or when a page has none.
 */
const BUDGETS = {
  "routes/home": 178,
  "routes/products": 177,
  "routes/search": 180,
  "routes/mall": 180,
  "routes/shop": 180,
  "routes/product": 194,
};
/** Pages that nobody comes to first; each is measured all the same. */
const OTHER_BUDGET = 198;
const client = `${root}/apps/storefront/build/client`;

await ensureInstalled();
await run("turbo", ["run", "build", "--filter=@sen/storefront", "--output-logs=errors-only"]);

const manifestFile = readdirSync(`${client}/assets`).find((name) => name.startsWith("manifest-"));
const manifest = JSON.parse(
  readFileSync(`${client}/assets/${manifestFile}`, "utf8").replace(/^window\.__reactRouterManifest=|;$/g, ""),
);
const sizes = new Map();
let exceeded = 0;
for (const route of Object.values(manifest.routes).filter(isPage)) {
  const size = [...filesOf(route)].reduce((sum, file) => sum + gzipOf(file), 0) / 1000;
  const budget = BUDGETS[route.id] ?? OTHER_BUDGET;
  if (size > budget) exceeded += 1;
  console.log(
    `${route.id.replace("routes/", "").padEnd(28)}${size.toFixed(1).padStart(7)} kB   budget ${budget} kB` +
      (size > budget ? "   EXCEEDED" : ""),
  );
}
if (exceeded > 0) {
  console.error(`${exceeded} pages are above their budget of JavaScript.`);
  process.exit(1);
}

/** A route that shows something; layouts and files such as the sitemap are none. */
function isPage({ id, hasDefaultExport, path, index }) {
  return id !== "root" && id !== "routes/locale" && hasDefaultExport !== false && Boolean(path ?? index);
}

/** The page's own files, those of the routes around it, the entry and the site map. */
function filesOf(route) {
  const files = new Set([`/assets/${manifestFile}`, manifest.entry.module, ...manifest.entry.imports]);
  for (let part = route; part; part = manifest.routes[part.parentId]) {
    const modules = [
      part.module,
      part.clientLoaderModule,
      part.clientActionModule,
      part.hydrateFallbackModule,
    ];
    for (const file of [...modules, ...(part.imports ?? [])]) if (file) files.add(file);
  }
  return files;
}

function gzipOf(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(client + file), { level: 9 }).length);
  return sizes.get(file);
}
