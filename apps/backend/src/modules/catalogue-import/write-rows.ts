import type pg from "pg";
import { filledIn, idOf } from "./checks.ts";
import { quoted } from "./faults.ts";
import type { Column } from "./columns.ts";
import type { Staged } from "./stage.ts";
import {
  cellText,
  currentOf,
  differs,
  joined,
  presentColumns,
  stageOf,
  valueOf,
  wantedOf,
  type Table,
} from "./table.ts";

/** Rows of a kind that an import added, changed or left, or would. */
export interface Counts {
  added: number;
  changed: number;
  unchanged: number;
}

/** Counts a file's rows that are new, different and unchanged. */
export async function countRows(client: pg.ClientBase, staged: Staged): Promise<Counts> {
  const { table } = staged;
  const isThere = `t.${idOf(table)} is not null`;
  const changed = differs(changeableIn(staged));
  const { rows } = await client.query<{ total: number; there: number; changed: number }>(
    `select count(*) as total, count(*) filter (where ${isThere}) as there,
       count(*) filter (where ${isThere} and ${changed}) as changed from ${joined(table)}`,
  );
  const { total, there, changed: different } = rows[0] ?? { total: 0, there: 0, changed: 0 };
  return { added: total - there, changed: different, unchanged: there - different };
}

/** A cell of an existing row that an import changes. */
export interface Change {
  /** Name of the file, with its extension. */
  file: string;
  key: string;
  column: string;
  before: string;
  after: string;
}

/** Most changes told of a column. */
const CHANGES_TOLD = 10_000;

/** The cells of existing rows that the file changes. */
export async function* changesIn(client: pg.ClientBase, staged: Staged): AsyncGenerator<Change> {
  const { table, file } = staged;
  const keys = table.key.map((name) => `s.${name}`).join(", ");
  for (const [name, column] of changeableIn(staged)) {
    const { rows } = await client.query<{ key: string; before: unknown; after: unknown }>(
      `select concat_ws(' ', ${keys}) as key, ${currentOf(name, column)} as before, ${wantedOf(name, column)} as after
       from ${joined(table)} where t.${idOf(table)} is not null and ${differs([[name, column]])}
       order by s.line limit ${CHANGES_TOLD}`,
    );
    for (const { key, before, after } of rows) {
      yield { file, key, column: name, before: cellText(column, before), after: cellText(column, after) };
    }
  }
}

const changeableIn = ({ table, present }: Staged) =>
  presentColumns(table, present).filter(([name]) => !table.key.includes(name));

/** One line per change: `prices.csv · AO-LINEN-S · price_after_discount · "129000" → "12900"`. */
export const changeText = ({ file, key, column, before, after }: Change): string =>
  `${file} · ${key} · ${column} · ${quoted(before)} → ${quoted(after)}`;

/**
 * Writes some of the staged rows: updates those that differ, inserts new ones, and leaves the others.
 *
 * @param which SQL condition over the row `s`
 * @param areNew whether none of them exists yet
 */
export async function writeRows(
  client: pg.ClientBase,
  { table, present }: Staged,
  which: string,
  areNew = false,
): Promise<void> {
  const columns = presentColumns(table, present).filter(([, { into = "target" }]) => into !== "none");
  const own = columns.filter(([, { into }]) => into !== "beside");
  const changeable = own.filter(([name]) => !table.key.includes(name));
  if (changeable.length > 0 && !areNew) {
    const set = changeable.map(([name, column]) => `${column.to ?? name} = ${valueOf(name, column)}`);
    await client.query(
      `update ${table.target} t set ${set.join(", ")} from ${stageOf(table)} s
       where (${table.find}) and ${which} and ${differs(changeable)}`,
    );
  }
  if (table.adds !== false) await addRows(client, table, which);
  if (table.beside) await writeBeside(client, table, columns, which);
  await table.complete?.(client);
}

async function addRows(client: pg.ClientBase, table: Table, which: string): Promise<void> {
  // Includes columns that the file lacks; they get the value of an empty cell.
  const columns = Object.entries(table.columns).filter(([, { into = "target" }]) => into === "target");
  const values = new Map(columns.map(([name, column]) => [column.to ?? name, valueOf(name, column)]));
  for (const [name, value] of Object.entries(table.fresh ?? {})) values.set(name, value);
  const coded = columns.find(([, { to }]) => to === "own_code");
  if (coded) values.set("id", await numberOf(client, table, coded[0], which));
  await client.query(
    `insert into ${table.target} (${[...values.keys()].join(", ")})
     select ${[...values.values()].join(", ")} from ${stageOf(table)} s
     where ${which} and not exists (select from ${table.target} t where ${table.find}) order by s.line`,
  );
}

/** SQL for a new row's id: a code of up to nine digits becomes the id if that is free. */
async function numberOf(client: pg.ClientBase, table: Table, name: string, which: string): Promise<string> {
  const { target, fresh } = table;
  const asNumber = `case when s.${name} ~ '^[1-9][0-9]{0,8}$' then s.${name}::integer end`;
  const counter = `pg_get_serial_sequence('${target}', 'id')`;
  await client.query(
    `select setval(${counter}, greatest(pg_sequence_last_value(${counter}::regclass), highest))
     from (select max(${asNumber}) as highest from ${stageOf(table)} s where ${which}) as numbered where highest is not null`,
  );
  return `case when not exists (select from ${target} r where r.id = ${asNumber})
    then coalesce(${asNumber}, ${fresh?.id ?? `nextval(${counter})`}) else ${fresh?.id ?? `nextval(${counter})`} end`;
}

async function writeBeside(
  client: pg.ClientBase,
  table: Table,
  present: ReturnType<typeof presentColumns>,
  which: string,
): Promise<void> {
  if (!table.beside) return;
  const { table: name, key } = table.beside;
  const all = Object.entries(table.columns).filter(([, { into }]) => into === "beside");
  const set = present.filter(([, { into }]) => into === "beside");
  const target = ([column, { to }]: readonly [string, Column]) => to ?? column;
  const update =
    set.length === 0
      ? "nothing"
      : `update set ${set.map((one) => `${target(one)} = excluded.${target(one)}`).join(", ")}
         where ${set.map((one) => `b.${target(one)} is distinct from excluded.${target(one)}`).join(" or ")}`;
  // Existing rows keep their values for columns that the file lacks.
  const values = all.map(([column, rule]) =>
    set.some(([one]) => one === column)
      ? valueOf(column, rule)
      : `coalesce(${currentOf(column, rule)}, ${valueOf(column, rule)})`,
  );
  await client.query(
    `insert into ${name} as b (${[key, ...all.map(target)].join(", ")})
     select t.id, ${values.join(", ").replaceAll(/\bb\./g, "old.")}
     from ${stageOf(table)} s join ${table.target} t on ${table.find} left join ${name} old on old.${key} = t.id
     where ${which} on conflict (${key}) do ${update}`,
  );
}

/** Runs the final statements of a kind, once all its rows are written. */
export async function finishRows(client: pg.ClientBase, staged: Staged): Promise<void> {
  const { after = [], complete } = staged.table;
  for (const statement of after) await client.query(filledIn(statement, staged));
  if (after.length > 0) await complete?.(client);
}
