import { sql } from "@sen/backend/database/drizzle";
import { tmpdir } from "node:os";
import {
  assertDemonstration,
  rememberShopMode,
  shopModeOf,
  type ShopMode,
} from "@sen/backend/database/shop-mode";
import type { Database, Transaction } from "@sen/backend/database/connect";
import { StartFailure } from "@sen/backend/database/failure";
import { folderStorage } from "@sen/backend/adapters/media-storage/folder";
import { connectionOf } from "@sen/backend/database/transaction";
import {
  importMasterData,
  faultText,
  importFolder,
  importRows,
  type GivenRows,
} from "@sen/backend/modules/catalogue-import/index";
import { buildCatalogue, type Catalogue } from "./catalogue/catalogue.ts";
import { buildProduct } from "./catalogue/product.ts";
import { buildDealItems } from "./catalogue/promotions.ts";
import { lines, SHOP_FOLDER } from "./data.ts";
import { fillRow, insertHistory, momentOrCode } from "./history/history.ts";
import { insertRows, type Row } from "./history/rows.ts";
import type { SeedProgress, SeedStep } from "./progress.ts";
import { reporter } from "./reporter.ts";
import { demoTables } from "./tables.ts";

/** Options for seeding the shop. */
export interface SeedOptions {
  /** @default 2000 */
  products?: number;
  /** The same seed gives the same shop. @default "sen" */
  seed?: string;
  /** Coupons and orders are dated relative to this day. @default the current time */
  now?: Date;
  /** Empties every table first. @default false */
  again?: boolean;
  /** Called with the progress after each part, and in between whenever the database was seen working. */
  onProgress?: (progress: SeedProgress) => void;
}

/**
 * Seeds the shop: malls, shops, categories, products with all related rows, promotions, places, articles, and demo customers with their orders.
 * Everything or, on failure, nothing. Marks the database as a demonstration's for good. A shop that has malls is left alone unless `again`
 * is given. Returns whether anything was written. Throws a `StartFailure` on a real shop's database.
 */
export async function seedDatabase(db: Database, options: SeedOptions = {}): Promise<boolean> {
  const {
    products = 2000,
    seed = "sen",
    now = new Date(),
    again = false,
    onProgress = () => undefined,
  } = options;
  const report = reporter(db, onProgress);
  try {
    const written = await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      // So that a statement of several minutes does not outlive its client.
      await tx.execute(sql`set local client_connection_check_interval = '1s'`);
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('seed'))`);
      const mode = await shopModeOf(tx);
      assertDemonstration(mode, "The seed");
      if (again) await emptyEveryTable(tx, mode);
      const { rows } = await tx.execute<{ filled: boolean; connection: number }>(
        sql`select exists (select from malls) as filled, pg_backend_pid() as connection`,
      );
      const [state] = rows;
      if (!state || state.filled) return false;
      await rememberShopMode(tx, "demo", now);
      report.follow(state.connection);
      await importMasterData(connectionOf(tx), { inTransaction: true });
      await fill(tx, { seed, products, now }, report.step);
      return true;
    });
    if (written) {
      await db.execute(sql`analyze`);
      // A commit that only notifies does not flush the WAL, and vacuum cannot mark pages as all-visible until the WAL of the transactions that wrote
      // their rows is flushed. This commit flushes it.
      await db.execute(
        sql`select set_config('synchronous_commit', 'on', true), pg_logical_emit_message(true, 'sen', 'filled')`,
      );
      // Index-only scans of lists need vacuumed pages.
      await db.execute(sql`vacuum listing`);
    }
    return written;
  } finally {
    report.end();
  }
}

/** Products per import. */
const PART = 1000;
/** Deals and demo orders are chosen from this many first products. */
const CHOSEN_AMONG = 400;
/** Files that products refer to; the others are imported after the products. */
const BEFORE_PRODUCTS = ["categories", "makers", "size_guides", "malls", "stations", "shops", "kinds"];
const AFTER_PRODUCTS = ["banners", "flash_deals", "articles"];

/** Imports the demonstration like the files of any shop, followed by its customers' past activity. */
async function fill(
  tx: Transaction,
  { seed, products: count, now }: Required<Pick<SeedOptions, "seed" | "products" | "now">>,
  onStep: (step: SeedStep, done: number, total: number) => void,
): Promise<void> {
  const client = connectionOf(tx);
  const importFiles = async (only: readonly string[]) =>
    assertSound(await importFolder(client, { ...importing, folder: SHOP_FOLDER, only }));
  await insertRows(tx, "pictures", lines("pictures"));
  await importFiles(BEFORE_PRODUCTS);
  const catalogue = buildCatalogue(seed);
  const atEnd = { now, onStep };
  assertSound(await importRows(client, { ...importing, atEnd }, productParts(tx, catalogue, count, onStep)));
  await countSales(tx);
  onStep("orders", 0, 1);
  await importFiles(AFTER_PRODUCTS);
  const first = Array.from({ length: Math.min(count, CHOSEN_AMONG) }, (_, index) =>
    buildProduct(catalogue, index),
  );
  const coupons = lines<Row>("coupons").map((row) => fillRow(row, (word) => momentOrCode(word, now)));
  const promotions = { coupons, flash_deal_items: buildDealItems(seed, first) } as GivenRows;
  assertSound(await importRows(client, importing, [promotions]));
  await insertHistory(tx, seed, first, now);
  onStep("orders", 1, 1);
}

function assertSound({ faults: { told } }: Awaited<ReturnType<typeof importRows>>): void {
  const [fault] = told;
  if (fault) throw new StartFailure(`The demonstration data is invalid: ${faultText(fault, "en")}`);
}

const importing = {
  kinds: demoTables,
  locale: "en",
  inTransaction: true,
  batch: PART,
  work: tmpdir(),
  // Pictures are drawn on request, so none is stored.
  mediaStorage: folderStorage(tmpdir()),
} as const;

async function* productParts(
  tx: Transaction,
  catalogue: Catalogue,
  count: number,
  onStep: (step: SeedStep, done: number, total: number) => void,
): AsyncGenerator<GivenRows> {
  for (let start = 0; start < count; start += PART) {
    const size = Math.min(PART, count - start);
    const made = Array.from({ length: size }, (_, index) => buildProduct(catalogue, start + index));
    const shown = made.flatMap(({ pictures }) => pictures);
    await insertRows(tx, "pictures", [
      ...new Map(shown.map((picture) => [picture.id, { ...picture }])).values(),
    ]);
    yield {
      products: made.map(({ row }) => row),
      product_pictures: made.flatMap(({ media }) => media),
      variants: made.flatMap(({ variants }) => variants.map((variant) => ({ ...variant }))),
      reviews: made.flatMap(({ rated }) => rated.reviews),
    };
    const films = made.flatMap(({ film }) => (film ? [film.row] : []));
    await insertRows(tx, "product_media", films);
    onStep("products", start + size, count);
  }
}

/** Updates the sales and ratings of shops. */
async function countSales(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    update tenants set sold_count = t.sold, rating_count = t.ratings, rating_sum = t.stars,
      rating = coalesce(round(t.stars::numeric / nullif(t.ratings, 0), 1), 0)
    from (
      select tenant_id, sum(sold_count) as sold, sum(rating_count) as ratings,
        sum((select sum(given * stars) from unnest(rating_histogram) with ordinality as h (given, stars))) as stars
      from products join product_details on product_id = id group by tenant_id
    ) t where t.tenant_id = tenants.id`);
}

/** Truncates all tables of a demonstration except `shop_mode`. Throws if the database has customers but is not marked as a demonstration's. */
async function emptyEveryTable(tx: Transaction, mode: ShopMode | null): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select tablename as name from pg_tables
      where schemaname = 'public' and tablename <> 'shop_mode'`,
  );
  const { rows: customers } = await tx.execute(sql`select from customers limit 1`);
  if (mode === null && customers.length > 0) {
    throw new StartFailure(
      "This database has customers and is not marked as a demonstration, so it is not emptied.",
    );
  }
  const names = sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`truncate ${names} restart identity cascade`);
}
