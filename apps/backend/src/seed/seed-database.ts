import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/connect.ts";
import { StartFailure } from "../database/failure.ts";
import { connectionOf } from "../database/transaction.ts";
import { assertDemonstration, rememberShopMode, shopModeOf, type ShopMode } from "../database/shop-mode.ts";
import { bringMasterData } from "../modules/catalogue-import/index.ts";
import { buildCatalogue } from "./builders/catalogue.ts";
import { insertBlog } from "./insert/blog.ts";
import { insertFrame, insertProducts } from "./insert/catalogue.ts";
import { progressOf, type SeedProgress, type SeedStep } from "./progress.ts";
import { continueAllNumbering, insertCommerce } from "./insert/commerce.ts";

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
      const catalogue = buildCatalogue(seed);
      await bringMasterData(connectionOf(tx), { inTransaction: true });
      await insertFrame(tx, catalogue);
      await insertProducts(tx, catalogue, products, now, report.step);
      report.step("orders", 0, 1);
      await insertCommerce(tx, catalogue, products, now);
      await insertBlog(tx, seed);
      await continueAllNumbering(tx);
      report.step("orders", 1, 1);
      return true;
    });
    if (written) {
      // Lists are read from its indexes alone where no row is unvacuumed.
      await db.execute(sql`vacuum product_index`);
      await db.execute(sql`analyze`);
    }
    return written;
  } finally {
    report.end();
  }
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
