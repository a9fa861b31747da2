import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../../database/connect.ts";

/** What tables had that costs time with every row. */
export interface Upkeep {
  /** Statements that put it back, the longest last. */
  restore: { what: "keys" | "indexes"; statement: string }[];
}

/**
 * Takes from tables what is made faster at once than row by row: foreign keys, indexes that are no key, triggers. In the
 * transaction: when it fails, they have them still.
 */
export async function takeUpkeep(tx: Transaction, tables: readonly PgTable[]): Promise<Upkeep> {
  const names = sql`any(${sql.param(tables.map(getTableName))}::regclass[])`;
  const { rows: keys } = await tx.execute<{ owner: string; name: string; definition: string }>(sql`
    select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conrelid = ${names} order by conrelid, conname`);
  const { rows: indexes } = await tx.execute<{ name: string; definition: string }>(sql`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i
    where i.indrelid = ${names} and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
    order by i.indrelid, i.indexrelid`);
  for (const { owner, name } of keys) {
    await tx.execute(sql.raw(`alter table ${owner} drop constraint ${name}`));
  }
  for (const { name } of indexes) await tx.execute(sql.raw(`drop index ${name}`));
  for (const table of tables) {
    await tx.execute(sql`alter table ${sql.identifier(getTableName(table))} disable trigger user`);
  }
  return {
    restore: [
      ...keys.map(({ owner, name, definition }) => ({
        what: "keys" as const,
        statement: `alter table ${owner} add constraint ${name} ${definition}`,
      })),
      ...indexes.map(({ definition }) => ({ what: "indexes" as const, statement: definition })),
    ],
  };
}

/** Lets the triggers of the tables run again. */
export async function enableTriggers(tx: Transaction, tables: readonly PgTable[]): Promise<void> {
  for (const table of tables) {
    await tx.execute(sql`alter table ${sql.identifier(getTableName(table))} enable trigger user`);
  }
}
