import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { ensureBrowser } from "../browser.mjs";
import { ensureInstalled } from "../install.mjs";
import { readPort, root, run as runCommand } from "../processes.mjs";
import { startShop, type Shop } from "../shop.mjs";
import { measureCalls } from "./calls.ts";
import { measureAccountAccessibility } from "./account-accessibility.ts";
import { blogPages, mainPages, productCount, productIds } from "./catalog.ts";
import type { Figure, Part, Run, RunFigure } from "./figures.ts";
import { measureFirstPress } from "./first-press.ts";
import { measureFloods } from "./floods.ts";
import { measureGuesses } from "./guesses.ts";
import { measureHtml } from "./html.ts";
import { measureKept } from "./kept-pages.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureListToProduct } from "./list-to-product.ts";
import { commitNow, loadNow } from "./machine.ts";
import { countMachinery } from "./machinery.ts";
import { measureLogin } from "./login.ts";
import { measureMade } from "./made-pages.ts";
import { measureMemory } from "./memory.ts";
import { readOptions, USAGE } from "./options.ts";
import { measureScripts } from "./scripts.ts";
import { comparisonOf, isMet, rowsOf, tableOf, titleOf } from "./table.ts";
import { measureNotices } from "./notices.ts";
import { measureOrders } from "./orders.ts";
import { measureSearch } from "./search.ts";
import { measureSize, SIZES } from "./size.ts";
import { measureUploads } from "./uploads.ts";
import { measureVariantSheet } from "./variant-sheet.ts";

/** Measures the production build as its users meet it, and shows it beside its targets. */
const options = optionsOrEnd();
try {
  const [first, second] = options.compare.map(readRun);
  if (first && second) console.log(comparisonOf(first, second));
  else await bench(first);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function bench(earlier: Run | undefined): Promise<void> {
  const run: Run = {
    date: new Date().toISOString(),
    commit: commitNow(),
    load: { before: loadNow(), after: 0 },
    processors: availableParallelism(),
    parts: options.parts,
    figures: [],
  };
  if (run.load.before > run.processors / 2) {
    console.warn(
      `The machine is busy (load ${run.load.before.toFixed(1)}): these figures will be worse than it can do.`,
    );
  }
  const failures: string[] = [];
  await measureParts(run.figures, failures);
  run.load.after = loadNow();
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(run, null, 2)}\n`);

  const rows = rowsOf(run);
  console.log(`\n${earlier ? comparisonOf(earlier, run) : `${titleOf(run)}\n\n${tableOf(rows)}`}`);
  for (const failure of failures) console.error(failure);
  const missed = failures.length > 0 || rows.some((row) => isMet(row) === false);
  if (options.strict && missed) process.exitCode = 1;
}

/** Figures, all at the end or some after the other. */
type Measured = Figure[] | Promise<Figure[]> | AsyncIterable<Figure[]>;

async function measureParts(figures: RunFigure[], failures: string[]): Promise<void> {
  /** Runs a part that was asked for. One that fails says so, keeps what it has measured, and leaves the others their turn. */
  async function measure(part: Part, work: () => Measured): Promise<void> {
    if (!options.parts.includes(part)) return;
    console.log(`Measuring ${part}…`);
    try {
      const measured = work();
      const inTurn = Symbol.asyncIterator in measured ? measured : [await measured];
      for await (const some of inTurn) figures.push(...some.map((figure) => ({ part, ...figure })));
    } catch (error) {
      failures.push(
        `${part} could not be measured: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  await measure("lines", countMachinery);
  if (options.parts.every((part) => part === "lines")) return;
  await ensureInstalled();
  await measure("orders", measureOrders);
  if (options.parts.includes("notices")) {
    const chromePath = await ensureBrowser();
    await measure("notices", () => measureNotices(chromePath));
  }
  await measure("floods", measureFloods);
  await measure("guesses", measureGuesses);
  await measureSizes(measure);
  const withoutBrowser: Part[] = ["lines", "orders", "notices", "floods", "guesses", "size"];
  if (options.parts.every((part) => withoutBrowser.includes(part))) return;
  const browser = await ensureBrowser();
  await runCommand("turbo", ["run", "build", "--filter=@sen/storefront", "--output-logs=errors-only"]);
  const wanted = (...parts: Part[]) => parts.some((part) => options.parts.includes(part));

  if (
    wanted(
      "scripts",
      "html",
      "lighthouse",
      "steps",
      "press",
      "sheet",
      "kept",
      "memory",
      "uploads",
      "search",
      "login",
      "accessibility",
    )
  ) {
    await withShop({ products: 2_000 }, async ({ url, processes }) => {
      const pages = await mainPages(url);
      await measure("scripts", () => measureScripts(url, pages, browser));
      await measure("html", () => measureHtml(url, pages));
      await measure("lighthouse", () => measureLighthouse(url, { ...pages, ...blogPages }, browser));
      await measure("steps", () => measureListToProduct(url, browser));
      await measure("press", () => measureFirstPress(url, browser));
      await measure("sheet", () => measureVariantSheet(url, browser));
      await measure("kept", async () =>
        measureKept([`${url}${pages.home}`, `${url}${pages.list}`, ...(await productUrls(url, 38))]),
      );
      await measure("memory", async () => measureMemory(await productUrls(url), processes));
      await measure("uploads", () => measureUploads(url, processes));
      await measure("search", () => measureSearch(url));
      await measure("login", () => measureLogin(url));
      await measure("accessibility", () => measureAccountAccessibility(url, browser));
    });
  }
  if (wanted("made")) {
    await withShop({ products: 2_000, env: { PAGE_CACHE: "off" } }, ({ url }) =>
      measure("made", async () => measureMade(await productUrls(url))),
    );
  }
  if (wanted("calls")) {
    await withShop({ products: 100_000 }, ({ url }) => measure("calls", () => measureCalls(url)));
  }
}

/** The same questions of a large shop and of one that is ten times as large. */
async function measureSizes(
  measure: (part: Part, work: () => Promise<Figure[]>) => Promise<void>,
): Promise<void> {
  if (!options.parts.includes("size")) return;
  await runCommand("turbo", ["run", "build", "--filter=@sen/storefront", "--output-logs=errors-only"]);
  for (const products of SIZES) {
    await withShop({ products }, ({ backendUrl }) =>
      measure("size", () => measureSize(`${backendUrl}/api/v1`, products)),
    );
  }
}

/** A shop with so many products, in a folder that stays for the next run. */
async function withShop(
  { products, env = {} }: { products: number; env?: Record<string, string> },
  work: (shop: Shop & { backendUrl: string }) => Promise<void>,
): Promise<void> {
  console.log(`Starting the shop with ${products.toLocaleString("en")} products…`);
  const port = readPort("BENCH_PORT", 3400);
  const folder = `${process.env["BENCH_DATA"] ?? `${root}/.data`}/${folderOf(products)}`;
  const shop = await startShop({
    port,
    backendPort: port + 1,
    env: { SEN_DATA_DIR: folder, SEED_PRODUCTS: String(products), RATE_LIMIT: "off", ...env },
  });
  const stop = () => void shop.stop().then(() => process.exit(130));
  process.once("SIGINT", stop).once("SIGTERM", stop);
  try {
    await work({ ...shop, backendUrl: `http://127.0.0.1:${port + 1}` });
  } finally {
    process.off("SIGINT", stop).off("SIGTERM", stop);
    await shop.stop();
  }
}

function folderOf(products: number): string {
  return products > 100_000 ? "bench-million" : products > 10_000 ? "bench-large" : "bench";
}

/** The pages of the first products of the list, or of all. */
async function productUrls(url: string, count?: number): Promise<string[]> {
  const ids = await productIds(url, count ?? (await productCount(url)));
  return ids.map((id) => `${url}/product/${id}`);
}

function optionsOrEnd() {
  try {
    const read = readOptions(process.argv.slice(2));
    if (!read.help) return read;
    console.log(USAGE);
    return process.exit(0);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return process.exit(2);
  }
}

function readRun(file: string): Run {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Run;
  } catch (error) {
    throw new Error(
      `${file} is no run of the bench: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
