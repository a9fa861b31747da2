import { sql } from "drizzle-orm";
import { tmpdir } from "node:os";
import {
  assertDemonstration,
  rememberShopMode,
  shopModeOf,
  type ShopMode,
} from "@sen/backend/database/shop-mode";
import type { Database, Transaction } from "@sen/backend/database/connect";
import { StartFailure } from "@sen/backend/database/failure";
import { pictures, productMedia } from "@sen/backend/database/schema/index";
import { connectionOf } from "@sen/backend/database/transaction";
import {
  bringMasterData,
  faultText,
  importFolder,
  importRows,
  type BuildOptions,
  type GivenRows,
} from "@sen/backend/modules/catalogue-import/index";
import { buildCatalogue, type Catalogue } from "./catalogue/catalogue.ts";
import { buildCategories, buildMakers, buildMalls, buildShops, buildStations } from "./catalogue/frame.ts";
import { buildKinds } from "./catalogue/kinds.ts";
import { dayOf } from "./catalogue/moments.ts";
import type { Picture } from "./catalogue/pictures.ts";
import { buildProduct } from "./catalogue/product.ts";
import type { Variant } from "./catalogue/variants.ts";
import { buildBanners, buildCoupons, buildFlashDeals } from "./catalogue/promotions.ts";
import { picturesOfFiles, SHOP_FOLDER } from "./data.ts";
import { insertHistory } from "./history/insert-history.ts";
import { insertRows } from "./history/rows.ts";
import { progressOf, type SeedProgress, type SeedStep } from "./progress.ts";
import { demoTables } from "./tables.ts";

/** How the shop is filled. */
export interface SeedOptions {
  /** @default 2000 */
  products?: number;
  /** The same seed gives the same shop. @default "sen" */
  seed?: string;
  /** Coupons and orders count from this day. @default the clock */
  now?: Date;
  /** Empties every table first. @default false */
  again?: boolean;
  /** Hears how far it is: of each part that is done, and in between whenever the database is seen at work. */
  onProgress?: (progress: SeedProgress) => void;
}

/**
 * Fills the shop: malls, shops, categories, products with all that belongs to them, promotions, places, articles, and
 * demo customers with their orders. All of it or, when it fails, nothing. From then on the database is a demonstration's. A shop that
 * has malls is left as it is unless `again` is given; the answer tells whether anything was written. Throws a `StartFailure` on a
 * real shop's database.
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
      // So that a statement of minutes does not outlive who asked for it.
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
      await bringMasterData(connectionOf(tx), { inTransaction: true });
      await fill(tx, { seed, products, now }, report.step);
      return true;
    });
    if (written) {
      // Lists are read from its indexes alone where no row is unvacuumed.
      await db.execute(sql`vacuum listing`);
      await db.execute(sql`analyze`);
    }
    return written;
  } finally {
    report.end();
  }
}

/** Products that are imported at a time. */
const PART = 1000;
/** Deals and demo orders are chosen among the first products. */
const CHOSEN_AMONG = 400;

/** Imports the demonstration as any shop's files are, and then what its customers have done. */
async function fill(
  tx: Transaction,
  { seed, products: count, now }: Required<Pick<SeedOptions, "seed" | "products" | "now">>,
  onStep: (step: SeedStep, done: number, total: number) => void,
): Promise<void> {
  const catalogue = buildCatalogue(seed);
  await importDemo(tx, productParts(tx, catalogue, count, onStep), { now, onStep });
  await countSales(tx);
  onStep("orders", 0, 1);
  const first = Array.from({ length: Math.min(count, CHOSEN_AMONG) }, (_, index) =>
    buildProduct(catalogue, index),
  );
  await importDemo(tx, promotionParts(tx, buildFlashDeals(seed, first), dayOf(now)));
  await insertRows(tx, pictures, picturesOfFiles);
  sound(await importFolder(connectionOf(tx), { ...importing, folder: SHOP_FOLDER }));
  await insertHistory(tx, seed, first, now);
  onStep("orders", 1, 1);
}

async function importDemo(
  tx: Transaction,
  parts: AsyncIterable<GivenRows>,
  atEnd?: BuildOptions,
): Promise<void> {
  sound(await importRows(connectionOf(tx), { ...importing, ...(atEnd && { atEnd }) }, parts));
}

function sound({ faults: { told } }: Awaited<ReturnType<typeof importRows>>): void {
  const [fault] = told;
  if (fault) throw new StartFailure(`The demonstration is broken: ${faultText(fault, "en")}`);
}

/** Pictures are drawn when they are asked for: none is stored. */
const noStorage = {
  write: () => Promise.resolve(),
  read: () => Promise.resolve(null),
  remove: () => Promise.resolve(),
};

const importing = {
  kinds: demoTables,
  locale: "en",
  inTransaction: true,
  batch: PART,
  work: tmpdir(),
  mediaStorage: noStorage,
} as const;

const insertPictures = (tx: Transaction, made: readonly Picture[]): Promise<void> =>
  insertRows(tx, pictures, [...new Map(made.map((picture) => [picture.id, picture])).values()]);

async function framePart(tx: Transaction, seed: string): Promise<GivenRows> {
  const [categories, makers, malls, shops] = [
    buildCategories(),
    buildMakers(),
    buildMalls(),
    buildShops(seed),
  ];
  await insertPictures(
    tx,
    [categories, makers, malls, shops].flatMap((made) => made.pictures),
  );
  return {
    categories: categories.rows,
    makers: makers.rows,
    malls: malls.rows,
    stations: buildStations(),
    shops: shops.rows,
    kinds: buildKinds(),
  };
}

async function* productParts(
  tx: Transaction,
  catalogue: Catalogue,
  count: number,
  onStep: (step: SeedStep, done: number, total: number) => void,
): AsyncGenerator<GivenRows> {
  yield framePart(tx, catalogue.seed);
  for (let start = 0; start < count; start += PART) {
    const size = Math.min(PART, count - start);
    const made = Array.from({ length: size }, (_, index) => buildProduct(catalogue, start + index));
    await insertPictures(
      tx,
      made.flatMap((product) => product.pictures),
    );
    yield {
      products: made.map(({ row }) => row),
      product_pictures: made.flatMap(({ media }) => media),
      variants: made.flatMap(({ variants }) => variants.map(variantRow)),
      reviews: made.flatMap(({ rated }) => rated.reviews),
    };
    await insertRows(
      tx,
      productMedia,
      made.flatMap(({ film }) => (film ? [film.row] : [])),
    );
    onStep("products", start + size, count);
  }
}

/** With every column: some products have no options, or no picture of them. */
const variantRow = ({ sku, product_code, ...rest }: Variant) => ({
  sku,
  product_code,
  value_1_vi: rest.value_1_vi,
  value_1_en: rest.value_1_en,
  value_2_vi: rest.value_2_vi,
  value_2_en: rest.value_2_en,
  image: rest.image,
  price_after_discount: rest.price_after_discount,
  original_price_after_tax: rest.original_price_after_tax,
  stock: rest.stock,
});

async function* promotionParts(
  tx: Transaction,
  { deals, items }: ReturnType<typeof buildFlashDeals>,
  today: Date,
): AsyncGenerator<GivenRows> {
  const [coupons, banners] = [buildCoupons(today), buildBanners()];
  await insertPictures(tx, [...coupons.pictures, ...banners.pictures]);
  yield { coupons: coupons.rows, banners: banners.rows, flash_deals: deals, flash_deal_items: items };
}

/** What shops tell of their sales. */
async function countSales(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    update tenants set sold_count = t.sold, rating_count = t.ratings, rating_sum = t.stars,
      rating = coalesce(round(t.stars::numeric / nullif(t.ratings, 0), 2), 0)
    from (
      select tenant_id, sum(sold_count) as sold, sum(rating_count) as ratings,
        sum((select sum(given * stars) from unnest(rating_histogram) with ordinality as h (given, stars))) as stars
      from products join product_details on product_id = id group by tenant_id
    ) t where t.tenant_id = tenants.id`);
}

/** How often the database is looked at while a part of the seed runs, in milliseconds. */
const LOOK_MS = 5_000;

/** Tells how far a seed is; while a part takes long, that the database works on it and waits for nobody. */
function reporter(db: Database, onProgress: (progress: SeedProgress) => void) {
  const started = Date.now();
  let at: Parameters<typeof progressOf>[0] = { step: "products", done: 0, total: 1 };
  let beat = 0;
  let timer: NodeJS.Timeout | null = null;
  const tell = () => onProgress({ ...progressOf(at, Date.now() - started), beat });
  const isAtWork = async (connection: number) => {
    const { rows } = await db.execute(sql`
      select from pg_stat_activity
      where pid = ${connection} and state = 'active' and wait_event_type is distinct from 'Lock'`);
    return rows.length > 0;
  };
  return {
    /** Looks at the connection that the seed runs on. */
    follow(connection: number) {
      timer ??= setInterval(() => {
        isAtWork(connection)
          .then((works) => {
            if (!works) return;
            beat += 1;
            tell();
          })
          .catch(() => undefined); // The seed itself hears of a database that is away.
      }, LOOK_MS).unref();
    },
    step(step: SeedStep, done: number, total: number) {
      at = { step, done, total };
      beat += 1;
      tell();
    },
    end() {
      if (timer) clearInterval(timer);
    },
  };
}

/** Empties a demonstration: what is kept by triggers too. What people call things is the operator's, and stays. */
async function emptyEveryTable(tx: Transaction, mode: ShopMode | null): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select tablename as name from pg_tables
      where schemaname = 'public' and tablename not in ('search_synonyms', 'shop_mode')`,
  );
  if (mode === null && (await hasCustomers(tx))) {
    throw new StartFailure(
      "This database does not say that it is a demonstration, and has customers: it is not emptied.",
    );
  }
  const names = sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`truncate ${names} restart identity cascade`);
}

async function hasCustomers(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from customers limit 1`);
  return rows.length > 0;
}
