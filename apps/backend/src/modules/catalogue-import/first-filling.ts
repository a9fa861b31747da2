import type pg from "pg";

/** Parts of building what products are found by, in their order. */
export const BUILD_STEPS = ["words", "keys", "indexes"] as const;

/** What building indexes at the end is given. */
export interface BuildOptions {
  /** Prices of deals are indexed as of now. @default the clock */
  now?: Date;
  /** Hears of each part that is done. */
  onStep?: (step: (typeof BUILD_STEPS)[number], done: number, total: number) => void;
}

/** The tables that products fill, each with many rows a product, and what triggers make of them. */
const FILLED = [
  "products",
  "product_details",
  "product_media",
  "variance_groups",
  "variants",
  "reviews",
  "listing",
];

/** What is read of each product for its words: of a table without statistics all would be read, each time. */
const READ_FOR_WORDS = ["products", "variance_groups"];

/**
 * Writes products into a shop that has none, as a part of a transaction: without triggers, foreign keys and indexes, all of which are built
 * at once when the rows are there. Building checks what the foreign keys demand.
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

/** Takes foreign keys, indexes and triggers away until the transaction ends; gives what brings keys and indexes back. */
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
