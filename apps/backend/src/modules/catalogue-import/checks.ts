import type pg from "pg";
import type { Column, Wanted } from "./columns.ts";
import type { Faults } from "./faults.ts";
import type { Staged } from "./stage.ts";
import { currentOf, joined, presentColumns, stageOf, type Table } from "./table.ts";
import { tableNamed } from "./tables/index.ts";

/** Most faults reported per check. */
const FAULTS_PER_CHECK = 1000;

/** Checks all rows of a table: keys, references, cells required in new rows, and the table's own rules. */
export async function checkRows(client: pg.ClientBase, staged: Staged, faults: Faults): Promise<void> {
  const { table, present, file } = staged;
  const told = async (column: string, wanted: Wanted, query: string, isWarning = false) => {
    const { rows } = await client.query<{ line: number; found: string | null; other?: number }>(
      `select * from (${query}) as faulty order by line limit ${FAULTS_PER_CHECK}`,
    );
    for (const { line, found, other } of rows) {
      const values = other === undefined ? wanted.values : { line: other };
      faults.add({
        file,
        line,
        column,
        found: found ?? "",
        wanted: { code: wanted.code, ...(values && { values }) },
        isWarning,
      });
    }
  };
  await told(table.key.at(-1) ?? "", { code: "unique" }, duplicates(table));
  if (table.adds === false) await told(table.key[0], { code: "in_shop" }, absent(table));
  else if (hasCodes(table)) await told(table.key[0], { code: "leading_zeros" }, withoutZeros(table));
  for (const [name, { refersTo, refersToEach = false }] of presentColumns(table, present)) {
    if (refersTo === undefined) continue;
    const said = refersToEach ? `unnest(${name})` : name;
    await told(name, knownIn(table, refersTo), unknown(table, said, refersTo));
  }
  for (const [name, { isOptional }] of Object.entries(table.columns)) {
    if (!isOptional) await told(name, { code: "filled" }, unfilled(staged, name));
  }
  for (const { column, wanted, needs, sql, isWarning } of table.checks ?? []) {
    const has = needs.filter((name) => present.includes(name));
    const isMade = sql.includes("{now:") ? has.length > 0 : has.length === needs.length;
    const [at = column] = [column, ...has].filter((name) => present.includes(name));
    if (isMade) await told(at, wanted, filledIn(sql, staged), isWarning);
  }
}

/** Fills in the placeholders of a statement: `{s}`, `{stage}`, `{existing}`, `{has:column}` (whether the file has it), and `{now:column}`. */
export function filledIn(sql: string, { table, present }: Pick<Staged, "table" | "present">): string {
  return sql
    .replaceAll("{s}", `${stageOf(table)} s`)
    .replaceAll("{stage}", stageOf(table))
    .replaceAll("{existing}", joined(table))
    .replace(/\{has:(\w+)\}/g, (_, name: string) => String(present.includes(name)))
    .replace(/\{now:(\w+)\}/g, (_, name: string) => nowOf(name, present, table.columns[name]));
}

const nowOf = (name: string, present: readonly string[], column: Column | undefined): string =>
  present.includes(name) || !column ? `s.${name}` : currentOf(name, column);

function duplicates(table: Table): string {
  const key = table.key.join(", ");
  const found = table.key.map((name) => `${name}::text`).join(" || ' ' || ");
  return `select line, found, other from (
    select line, ${found} as found, first_value(line) over w as other, row_number() over w as n
    from ${stageOf(table)} window w as (partition by ${key} order by line)) as counted where n > 1`;
}

const knownIn = ({ adds }: Table, refersTo: string): Wanted =>
  adds === false ? { code: "in_shop" } : { code: "known", values: { table: refersTo } };

function unknown(table: Table, said: string, refersTo: string): string {
  const other = tableNamed(refersTo);
  const [key] = other.key;
  const isUpdate = table.adds === false;
  return `select s.line, s.found from (select line, ${said} as found from ${stageOf(table)}) s where s.found is not null
    and not exists (select from ${other.target} r where r.${codeOf(other)} = s.found)
    ${isUpdate ? "" : `and not exists (select from ${stageOf(other)} n where n.${key} = s.found)`}`;
}

const absent = (table: Table): string =>
  `select s.line, s.${table.key[0]} as found from ${joined(table)} where t.${idOf(table)} is null`;

/** Whether the operator's codes identify the rows. */
function hasCodes({ key: [first], columns }: Table): boolean {
  const key = columns[first];
  return key?.wanted.code === "code" && key.refersTo === undefined;
}

const codeOf = ({ name }: Table): string => (name === "variants" ? "sku" : "code");

/** Codes in digits are padded to at most this length: no barcode is longer. */
const LONGEST_NUMBER = 14;

/** New rows with the code of an existing one without its leading zeros, which spreadsheets drop. */
const withoutZeros = (table: Table): string =>
  `select s.line, s.${table.key[0]} as found from ${joined(table)}
    where t.id is null and s.${table.key[0]} ~ '^[1-9][0-9]*$' and exists (
      select from generate_series(length(s.${table.key[0]}) + 1, ${LONGEST_NUMBER}) as length
      join ${table.target} r on r.${codeOf(table)} = lpad(s.${table.key[0]}, length, '0'))`;

/** Rows that lack a required cell: new rows always, existing ones only if the file has the column. */
const unfilled = ({ table, present }: Staged, name: string): string =>
  `select s.line, '' as found from ${joined(table)} where s.${name} is null
    and (${present.includes(name)} or t.${idOf(table)} is null and ${table.adds !== false})`;

/** A column of the target that is never null. */
export const idOf = ({ target }: Table): string =>
  target === "product_media" ? "product_id" : target === "shipping_methods" ? "delivery_type" : "id";
