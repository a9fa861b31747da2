import type pg from "pg";

/** Steps of building the search data and the indexes, in order. */
export const BUILD_STEPS = ["words", "keys", "indexes"] as const;

/** Options of building the indexes at the end. */
export interface BuildOptions {
  /** Time for the indexed prices of deals. @default the clock */
  now?: Date;
  /** Called after each completed part. */
  onStep?: (step: (typeof BUILD_STEPS)[number], done: number, total: number) => void;
}

/** Tables with many rows per product, filled by the import or by triggers. */
const FILLED = [
  "products",
  "product_details",
  "product_media",
  "variance_groups",
  "variants",
  "reviews",
  "listing",
];

/** Tables read per product to build its search words. They need statistics, or each read would scan the whole table. */
const READ_FOR_WORDS = ["products", "variance_groups"];

/**
 * Writes products into a shop that has none, inside the caller's transaction. Drops triggers, foreign keys and indexes first, and builds
 * them all at once afterwards, which also validates the foreign keys.
 */
export async function buildAtEnd(
  client: pg.ClientBase,
  { now = new Date(), onStep = () => undefined }: BuildOptions,
  work: () => Promise<void>,
): Promise<void> {
  const restore = await takeUpkeep(client);
  await work();
  await client.query(
    "set local max_parallel_workers_per_gather = 2; set local work_mem = '64MB'; set local maintenance_work_mem = '256MB'",
  );
  await client.query(`analyze ${READ_FOR_WORDS.join(", ")}`);
  await client.query("select build_listing($1)", [now]);
  onStep("words", 1, 1);
  for (const step of ["keys", "indexes"] as const) {
    for (const [index, statement] of restore[step].entries()) {
      await client.query(statement);
      onStep(step, index + 1, restore[step].length);
    }
  }
  for (const table of FILLED) await client.query(`alter table ${table} enable trigger user`);
  await client.query("select catalogue_changed(null)");
}

/** Drops foreign keys and indexes and disables triggers. Returns the statements that restore keys and indexes. */
async function takeUpkeep(client: pg.ClientBase): Promise<{ keys: string[]; indexes: string[] }> {
  const { rows: keys } = await client.query<{ owner: string; name: string; definition: string }>(
    `select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[]) order by conrelid, conname`,
    [FILLED],
  );
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     where i.indrelid = any($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
     order by i.indrelid, i.indexrelid`,
    [FILLED],
  );
  for (const { owner, name } of keys) await client.query(`alter table ${owner} drop constraint ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const table of FILLED) await client.query(`alter table ${table} disable trigger user`);
  return {
    keys: keys.map(
      ({ owner, name, definition }) => `alter table ${owner} add constraint ${name} ${definition}`,
    ),
    indexes: indexes.map(({ definition }) => definition),
  };
}
