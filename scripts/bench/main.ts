import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { ensureInstalled } from "../start/install.mjs";
import { readPort, root, run } from "../start/processes.mjs";
import { startShop } from "../start/shop.mjs";
import { productUrls } from "./catalog.ts";
import { measureChanges } from "./changes.ts";
import { isMet, lineOf, loadNote, loadNow, type Figure } from "./figures.ts";
import { measureFloods } from "./floods.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureMemory, measureUploads } from "./memory.ts";
import { measureNotices } from "./notices.ts";
import { measureOrders } from "./orders.ts";
import { measureKept, measureMade } from "./pages.ts";
import { measureSearch } from "./search.ts";
import { LEAST_ORDERS, measurePast } from "./past.ts";
import { measureFirstPress, measureListToProduct } from "./taps.ts";
import { measureVisit } from "./visit.ts";

type OpenShop = Awaited<ReturnType<typeof openShop>>;

/** The parts that share a shop with 2,000 products, in the order in which they run. */
const ofOneShop: Record<string, (shop: OpenShop) => Promise<Figure[]>> = {
  lighthouse: async ({ url }) => {
    const [product = ""] = await productUrls(url, 1);
    const shop = { home: "/", list: "/products", product: product.slice(url.length) };
    return measureLighthouse(url, { ...shop, blogs: "/blogs", article: "/blog/1" });
  },
  steps: ({ url }) => measureListToProduct(url),
  press: ({ url }) => measureFirstPress(url),
  visit: ({ url }) => measureVisit(url),
  kept: async ({ url }) => measureKept([`${url}/`, `${url}/products`, ...(await productUrls(url, 38))]),
  memory: async ({ url, processes }) => measureMemory(await productUrls(url), processes),
  uploads: ({ url, processes }) => measureUploads(url, processes),
  search: ({ url }) => measureSearch(url),
};

/** The parts that start their own shops; `size` takes minutes to seed them. */
const ofOwnShops: Record<string, () => Promise<Figure[]>> = {
  made: async () => {
    await using shop = await openShop({ PAGE_CACHE: "off" });
    return await measureMade(await productUrls(shop.url));
  },
  orders: measureOrders,
  floods: measureFloods,
  notices: measureNotices,
  changes: measureChanges,
  size: () => measurePast(Number(values.orders), Number(values.products)),
};
const PARTS = [...Object.keys(ofOneShop), ...Object.keys(ofOwnShops)];

const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true, default: PARTS.filter((part) => part !== "size") },
    orders: { type: "string", default: String(LEAST_ORDERS) },
    products: { type: "string", default: "100000" },
    json: { type: "string" },
    strict: { type: "boolean", default: false },
  },
});
if (!(Number(values.orders) >= LEAST_ORDERS)) throw new Error(`--orders must be at least ${LEAST_ORDERS}.`);
const unknown = values.only.find((part) => !PARTS.includes(part));
if (unknown) throw new Error(`Unknown part: ${unknown}. The parts are ${PARTS.join(", ")}.`);

// Playwright closes its browser on this signal but does not exit. The shop's programs end with this process.
process.once("SIGTERM", () => process.exit(143));
const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" });
const commit = git("describe", "--always", "--dirty=+");
const loadBefore = loadNow();
if (loadBefore > availableParallelism() / 2) {
  console.warn(`The machine is busy (${loadNote()}): these figures will be worse than on an idle machine.`);
}
const figures: Figure[] = [];
const failures: string[] = [];

await ensureInstalled();
await run("turbo", ["run", "build", "--filter=@sen/storefront", "--output-logs=errors-only"]);
const wanted = Object.entries(ofOneShop).filter(([part]) => values.only.includes(part));
if (wanted.length > 0) {
  await using shop = await openShop();
  for (const [part, work] of wanted) await measure(part, () => work(shop));
}
for (const [part, work] of Object.entries(ofOwnShops)) {
  if (values.only.includes(part)) await measure(part, work);
}

const title = `${commit.trim()}, load ${loadBefore.toFixed(1)}–${loadNow().toFixed(1)}`;
if (values.json !== undefined) {
  writeFileSync(values.json, `${JSON.stringify({ date: new Date(), title, figures }, null, 2)}\n`);
}
console.log(`\n${title}\n${figures.map(lineOf).join("\n")}`);
for (const failure of failures) console.error(failure);
if (values.strict && (failures.length > 0 || !figures.every(isMet))) process.exitCode = 1;

/** Runs a part. If it fails, reports that and continues with the others. */
async function measure(part: string, work: () => Promise<Figure[]>): Promise<void> {
  console.log(`Measuring ${part}…`);
  try {
    figures.push(...(await work()));
  } catch (error) {
    failures.push(`${part} could not be measured: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The shop's folder, reused by the next run if the schema and the seed are the same; otherwise the bench would measure errors. */
function folderOfShop(): string {
  const name = `${process.env["BENCH_DATA"] ?? `${root}/.data`}/bench`;
  const fillsIt = git("ls-files", "--stage", "apps/backend/drizzle", "apps/demo");
  const folder = `${name}-${createHash("sha256").update(fillsIt).digest("hex").slice(0, 8)}`;
  for (const other of globSync(`${name}-*`)) if (other !== folder) rmSync(other, { recursive: true });
  return folder;
}

/** Starts the shop with 2,000 products. It ends with this program. */
async function openShop(env: Record<string, string> = {}) {
  console.log("Starting the shop…");
  const [port, SEN_DATA_DIR] = [readPort("BENCH_PORT", 3400), folderOfShop()];
  const shop = await startShop({
    port,
    backendPort: port + 1,
    env: { SEN_DATA_DIR, SEED_PRODUCTS: "2000", RATE_LIMIT: "off", ...env },
  });
  return { ...shop, [Symbol.asyncDispose]: shop.stop };
}
