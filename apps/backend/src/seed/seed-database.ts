import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/connect.ts";
import { buildCatalogue } from "./builders/catalogue.ts";
import { insertBlog } from "./insert/blog.ts";
import { insertFrame, insertProducts } from "./insert/catalogue.ts";
import { continueAllNumbering, insertCommerce, insertPlaces } from "./insert/commerce.ts";

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
  /** Hears how many products are written. */
  onProgress?: (done: number) => void;
}

/**
 * Fills the shop: malls, shops, categories, products with all that belongs to them, promotions, places, articles, and
 * demo customers with their orders. All of it or, when it fails, nothing. A shop that has malls is left as it is unless
 * `again` is given; the answer tells whether anything was written.
 */
export async function seedDatabase(db: Database, options: SeedOptions = {}): Promise<boolean> {
  const {
    products = 2000,
    seed = "sen",
    now = new Date(),
    again = false,
    onProgress = () => undefined,
  } = options;
  const written = await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('seed'))`);
    if (again) await emptyEveryTable(tx);
    const { rows } = await tx.execute<{ filled: boolean }>(sql`select exists (select from malls) as filled`);
    if (rows[0]?.filled) return false;
    const catalogue = buildCatalogue(seed);
    await insertPlaces(tx);
    await insertFrame(tx, catalogue);
    await insertProducts(tx, catalogue, products, onProgress);
    await insertCommerce(tx, catalogue, products, now);
    await insertBlog(tx, seed);
    await continueAllNumbering(tx);
    await tx.execute(sql`select refresh_search_terms()`);
    return true;
  });
  if (written) await db.execute(sql`analyze`);
  return written;
}

/** Empties the shop: what is kept by triggers too. What people call things is the operator's, and stays. */
async function emptyEveryTable(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'search_synonyms'`,
  );
  const names = sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`truncate ${names} restart identity cascade`);
}
