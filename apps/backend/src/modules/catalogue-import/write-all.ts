import type pg from "pg";
import { StartFailure } from "../../database/failure.ts";
import { reportText } from "../../texts/catalogue-messages.ts";
import type { Locale } from "../../texts/messages.ts";
import { buildAtEnd, type BuildOptions } from "./first-filling.ts";
import type { Staged } from "./stage.ts";
import { productTables } from "./tables/index.ts";
import { countProducts, numberProducts, writeProducts } from "./write-products.ts";
import { finishRows, writeRows } from "./write-rows.ts";

/** Rows or products written per transaction by default; orders of these products wait for it. */
const BATCH = 500;
/** Files that change how many products shops and categories have. */
const COUNTED = ["products", "categories", "shops"];
/** From this many products on, the first import of a shop is one transaction that builds the indexes at its end. */
const MANY = 1000;
/** Attempts per batch, if it deadlocks with a customer's order. */
const TRIES = 5;

/** Options of writing the staged rows. */
export interface WriteOptions {
  locale: Locale;
  /** Called with progress messages. */
  say?: (sentence: string) => void;
  /** Whether the connection is in a transaction, which all writes then join. @default false */
  inTransaction?: boolean;
  /** Rows or products per batch. @default 500 */
  batch?: number;
  /** Set if the shop has no products and everything is one transaction: builds the indexes at its end. */
  atEnd?: BuildOptions;
}

/** Writes the staged rows in atomic batches. Throws a `StartFailure` that says where it stopped. */
export async function writeAll(
  client: pg.ClientBase,
  staged: readonly Staged[],
  options: WriteOptions,
): Promise<void> {
  const isOfProducts = ({ table }: Staged) => productTables.some(({ name }) => name === table.name);
  const ofProducts = staged.filter(isOfProducts);
  let productsWritten = false;
  for (const one of staged) {
    if (!isOfProducts(one)) await writeTable(client, one, options);
    else if (!productsWritten) {
      productsWritten = true;
      await writeProductTables(client, ofProducts, options);
    }
  }
}

/** Updates counts that depend on rows of these kinds, once all are written. */
export async function writeTotals(
  client: pg.ClientBase,
  kinds: readonly string[],
  options: WriteOptions,
): Promise<void> {
  if (COUNTED.some((name) => kinds.includes(name))) {
    await inBatch(client, options, () => countProducts(client));
  }
}

async function writeTable(client: pg.ClientBase, one: Staged, options: WriteOptions): Promise<void> {
  const { batch = BATCH, locale, say = () => undefined } = options;
  const { file: name } = one;
  for (let from = 1; from <= one.lastLine; from += batch) {
    const to = from + batch - 1;
    await stoppingAt(options, "stopped", { name, from, to }, () =>
      inBatch(client, options, () => writeRows(client, one, `s.line between ${from} and ${to}`)),
    );
    if (one.lastLine > batch) {
      say(reportText("progress", locale, { name, done: Math.min(to, one.lastLine), total: one.lastLine }));
    }
  }
  await inBatch(client, options, () => finishRows(client, one));
}

async function writeProductTables(
  client: pg.ClientBase,
  ofProducts: readonly Staged[],
  options: WriteOptions,
): Promise<void> {
  const total = await numberProducts(client, ofProducts);
  if (total < MANY || options.inTransaction || (await hasProducts(client))) {
    return writeNumbered(client, ofProducts, total, options);
  }
  const atEnd = {};
  const within = { ...options, inTransaction: true, atEnd };
  await inBatch(client, options, () =>
    buildAtEnd(client, atEnd, () => writeNumbered(client, ofProducts, total, within)),
  );
}

async function hasProducts(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query("select from products limit 1");
  return rowCount !== 0;
}

async function writeNumbered(
  client: pg.ClientBase,
  ofProducts: readonly Staged[],
  total: number,
  options: WriteOptions,
): Promise<void> {
  const { batch = BATCH, locale, say = () => undefined } = options;
  const areNew = options.atEnd !== undefined;
  const name = ofProducts.map(({ file }) => file).join(", ");
  for (let from = 1; from <= total; from += batch) {
    const to = Math.min(from + batch - 1, total);
    await stoppingAt(
      options,
      options.inTransaction ? "stopped_first" : "stopped_products",
      { name, from, to },
      () => inBatch(client, options, () => writeProducts(client, ofProducts, { from, to, areNew })),
    );
    if (total > batch) say(reportText("progress", locale, { name: "products", done: to, total }));
  }
  for (const one of ofProducts) await inBatch(client, options, () => finishRows(client, one));
}

/** Runs work in a transaction of its own, unless in one already. Retries it after a conflict with another transaction. */
async function inBatch(
  client: pg.ClientBase,
  { inTransaction = false }: WriteOptions,
  work: () => Promise<void>,
): Promise<void> {
  if (inTransaction) return work();
  for (let begun = 1; ; begun++) {
    await client.query("begin");
    try {
      await work();
      await client.query("commit");
      return;
    } catch (error) {
      await client.query("rollback").catch(() => undefined); // Without a connection, there is nothing to roll back.
      if (begun === TRIES || !isInTheWay(error)) throw error;
    }
  }
}

/** Whether PostgreSQL aborted the work by a deadlock or serialization failure. */
const isInTheWay = (error: unknown): boolean =>
  error instanceof Error && "code" in error && ["40P01", "40001"].includes(String(error.code));

async function stoppingAt(
  { locale }: WriteOptions,
  code: "stopped" | "stopped_products" | "stopped_first",
  place: { name: string; from: number; to: number },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(reportText(code, locale, { ...place, reason }), { cause: error });
  }
}
