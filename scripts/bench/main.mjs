import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
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
import { measureUploads } from "./uploads.mjs";

/**
 * Measures the production build against its targets and prints medians.
 * `npm run bench` runs everything; `npm run bench -- lighthouse rendering` only what is named.
 * `BENCH_PORT` is the first of two free ports, `BENCH_JSON` a file for the figures, `BENCH_DATA` another folder of shops.
 */
const PARTS = ["lighthouse", "rendering", "navigation", "uploads", "calls"];
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

const port = Number(process.env.BENCH_PORT ?? 3400);
const dataFolder = process.env.BENCH_DATA ?? `${root}/.data`;
const rows = [];
const failures = [];
const loadBefore = loadavg()[0];
if (loadBefore > cpus().length / 2) {
  console.warn(
    `The machine is busy (load ${loadBefore.toFixed(1)}): these figures will be worse than it can do.`,
  );
}
if (parts.some((part) => part !== "calls")) {
  await withShop({ data: "bench", products: "2000" }, async (shop) => {
    const pages = { home: "/", list: "/products", product: `/product/${await firstProduct(shop.url)}` };
    await measure("lighthouse", () => measureLighthouse(shop.url, pages, browser));
    await measure("navigation", () => measureNavigation(shop.url, browser));
    await measure("rendering", async () => [
      ...(await measureRendering(shop.url, pages.product)),
      ...(await measureMemory(shop.processes)),
    ]);
    await measure("uploads", () => measureUploads(shop.url, shop.processes));
  });
}
if (parts.includes("calls")) {
  await withShop({ data: "bench-large", products: "100000" }, (shop) =>
    measure("calls", () => measureCalls(shop.url)),
  );
}
printTable(rows);
console.log(`\nLoad of the machine: ${loadBefore.toFixed(1)} before, ${loadavg()[0].toFixed(1)} after.`);
if (process.env.BENCH_JSON) writeFileSync(process.env.BENCH_JSON, JSON.stringify(rows, null, 2));
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;

/** Runs a part that was asked for. One that fails says so and leaves the others their turn. */
async function measure(part, work) {
  if (!parts.includes(part)) return;
  console.log(`Measuring ${part}…`);
  try {
    rows.push(...(await work()));
  } catch (error) {
    rows.push({ what: part, value: Number.NaN, unit: "" });
    failures.push(`${part} could not be measured: ${error.message}`);
  }
}

async function withShop({ data, products }, work) {
  console.log(`Starting the shop with ${Number(products).toLocaleString("en")} products…`);
  const shop = await startShop({
    port,
    backendPort: port + 1,
    env: { SEN_DATA_DIR: `${dataFolder}/${data}`, SEED_PRODUCTS: products, RATE_LIMIT: "off" },
  });
  const stop = () => void shop.stop().then(() => process.exit(130));
  process.once("SIGINT", stop).once("SIGTERM", stop);
  try {
    await work(shop);
  } finally {
    process.off("SIGINT", stop).off("SIGTERM", stop);
    await shop.stop();
  }
}

async function firstProduct(url) {
  const answer = await (await fetch(`${url}/api/v1/products/listing?per_page=1`)).json();
  return answer.data.items[0].id;
}
