import { getTableName, sql, type PgTable, type SQL } from "./drizzle.ts";
import type { Database, Queryable, Transaction } from "./connect.ts";

/** A table partitioned by month. Rows of months without a partition are in `<table>_default`. */
export interface PartitionedTable {
  table: PgTable;
  /** The timestamp column it is partitioned by. */
  column: string;
}

/** How long creating or dropping a partition waits for its lock; queries behind it wait as well. */
const LOCK_WAIT = sql.raw("set local lock_timeout = '2s'");

/** Vacuums and analyzes a partition after 2% of its rows changed instead of 20%. */
const VACUUM = sql.raw(
  "autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02",
);

/** The start of a moment's month, or of a month that many months later, in UTC. */
export function monthOf(moment: Date, later = 0): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + later));
}

/** "notices_2026_11". */
const nameOf = (table: PgTable, month: Date): string =>
  `${getTableName(table)}_${month.toISOString().slice(0, 7).replace("-", "_")}`;

const named = (name: string): SQL => sql`${sql.identifier(name)}`;

/** The months that a table has partitions for, oldest first. */
export async function existingMonths(db: Queryable, { table }: PartitionedTable): Promise<Date[]> {
  const { rows } = await db.execute<{ month: string }>(sql`
    select translate(substring(c.relname from '_([0-9]{4}_[0-9]{2})$'), '_', '-') as month
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${getTableName(table)}::regclass and c.relname ~ '_[0-9]{4}_[0-9]{2}$'
    order by 1`);
  return rows.map(({ month }) => new Date(`${month}-01T00:00:00Z`));
}

/** The months of rows without a partition. */
export async function missingMonths(db: Queryable, { table, column }: PartitionedTable): Promise<Date[]> {
  const { rows } = await db.execute<{ month: string }>(sql`
    select distinct to_char(${named(column)} at time zone 'UTC', 'YYYY-MM') as month
    from ${named(`${getTableName(table)}_default`)} order by 1`);
  return rows.map(({ month }) => new Date(`${month}-01T00:00:00Z`));
}

/** Creates a month's partition if it is missing, and moves the rows written before into it. */
export async function createMonth(
  db: Database,
  { table, column }: PartitionedTable,
  month: Date,
): Promise<void> {
  const parent = named(getTableName(table));
  const rest = named(`${getTableName(table)}_default`);
  const made = named(nameOf(table, month));
  const [from, to] = [monthOf(month), monthOf(month, 1)].map((moment) =>
    sql.raw(`'${moment.toISOString()}'`),
  );
  await db.transaction(async (tx) => {
    if (await isThere(tx, nameOf(table, month))) return;
    await tx.execute(LOCK_WAIT);
    // A second worker waits here, then finds the partition. Nothing is written to the default partition meanwhile.
    await tx.execute(sql`lock table ${rest} in access exclusive mode`);
    if (await isThere(tx, nameOf(table, month))) return;
    await tx.execute(sql`
      create table ${made} (like ${parent} including defaults including constraints including storage) with (${VACUUM})`);
    await tx.execute(sql`
      with moved as (delete from ${rest} where ${named(column)} >= ${from} and ${named(column)} < ${to} returning *)
      insert into ${made} select * from moved`);
    await tx.execute(
      sql`alter table ${parent} attach partition ${made} for values from (${from}) to (${to})`,
    );
    await tx.execute(sql`
      create trigger no_truncate before truncate on ${made} for each statement execute function refuse_in_production()`);
  });
}

/** Vacuums the default partition after its rows were moved, since `missingMonths` would otherwise scan the dead rows. */
export async function vacuumDefaultPartition(db: Database, { table }: PartitionedTable): Promise<void> {
  await db.execute(sql`vacuum ${named(`${getTableName(table)}_default`)}`);
}

/** Drops a month's partition, with all its rows at once. */
export async function dropMonth(db: Database, { table }: PartitionedTable, month: Date): Promise<void> {
  const [parent, gone] = [named(getTableName(table)), named(nameOf(table, month))];
  await db.transaction(async (tx) => {
    await tx.execute(LOCK_WAIT);
    await tx.execute(sql`alter table ${parent} detach partition ${gone}`);
    await tx.execute(sql`drop table ${gone}`);
  });
}

async function isThere(tx: Transaction, name: string): Promise<boolean> {
  const { rows } = await tx.execute<{ is_there: boolean }>(
    sql`select to_regclass(${name}) is not null as is_there`,
  );
  return rows[0]?.is_there ?? false;
}
