import { ensureBrowser } from "../browser.mjs";
import { ensureInstalled } from "../install.mjs";
import { root, run } from "../processes.mjs";
import { startShop } from "../shop.mjs";
import { measureCalls } from "./calls.mjs";
import { measureLighthouse } from "./lighthouse.mjs";
import { measureMemory } from "./memory.mjs";
import { measureNavigation } from "./navigation.mjs";
import { measureRendering } from "./rendering.mjs";
import { printTable } from "./table.mjs";

/**
 * Measures the production build against its targets and prints medians.
 * `npm run bench` runs everything; `npm run bench -- lighthouse rendering` only what is named.
 */
const PARTS = ["lighthouse", "rendering", "navigation", "calls"];
const asked = process.argv.slice(2);
const unknown = asked.filter((part) => !PARTS.includes(part));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(", ")}. There are ${PARTS.join(", ")}.`);
  process.exit(2);
}
const parts = asked.length > 0 ? asked : PARTS;

await ensureInstalled();
const browser = await ensureBrowser();
await run("turbo", ["run", "build", "--filter=@sen/storefront", "--output-logs=errors-only"]);

const rows = [];
if (parts.some((part) => part !== "calls")) {
  await withShop({ data: "bench", products: "2000" }, async (shop) => {
    const product = await firstProduct(shop.url);
    const pages = { home: "/", list: "/products", product: `/product/${product}` };
    if (parts.includes("lighthouse")) rows.push(...(await measureLighthouse(shop.url, pages, browser)));
    if (parts.includes("navigation")) rows.push(...(await measureNavigation(shop.url, browser)));
    if (parts.includes("rendering")) {
      rows.push(...(await measureRendering(shop.url, pages.product)));
      rows.push(...(await measureMemory(shop.processes)));
    }
  });
}
if (parts.includes("calls")) {
  await withShop({ data: "bench-large", products: "100000" }, async (shop) => {
    rows.push(...(await measureCalls(shop.url)));
  });
}
printTable(rows);

async function withShop({ data, products }, work) {
  console.log(`Starting the shop with ${Number(products).toLocaleString("en")} products…`);
  const shop = await startShop({
    port: 3400,
    backendPort: 3401,
    env: { SEN_DATA_DIR: `${root}/.data/${data}`, SEED_PRODUCTS: products, RATE_LIMIT: "off" },
  });
  try {
    await work(shop);
  } finally {
    await shop.stop();
  }
}

async function firstProduct(url) {
  const answer = await (await fetch(`${url}/api/v1/products/listing?per_page=1`)).json();
  return answer.data.items[0].id;
}
