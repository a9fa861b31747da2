import type { MediaStorage } from "../../ports/media-storage.ts";
import type { Transaction } from "../../database/connect.ts";
import { StartFailure } from "../../database/failure.ts";
import { connectionOf } from "../../database/transaction.ts";
import { faultText } from "./faults.ts";
import { importRows } from "./import-folder.ts";
import { currentOf, presentColumns, type Table } from "./table.ts";
import { tableNamed } from "./tables/index.ts";

/** A row, with the cells that a file would have. */
export interface GivenRow {
  /** The kind of file, such as "coupons". */
  table: string;
  cells: Readonly<Record<string, string>>;
  /** Whether the row must already exist. @default false */
  updatesOnly?: boolean;
}

/**
 * Imports one row by the rules of its file, inside the transaction. Returns the former values of the cells that changed. Throws a
 * `StartFailure` with the faults.
 *
 * @param rooms with a work folder for this call only
 */
export async function importRow(
  tx: Transaction,
  { table, cells, updatesOnly = false }: GivenRow,
  rooms: { work: string; mediaStorage: MediaStorage },
): Promise<Record<string, string>> {
  const before = await cellsBefore(tx, tableNamed(table), cells);
  const options = { ...rooms, updatesOnly, locale: "en", inTransaction: true } as const;
  const { faults } = await importRows(connectionOf(tx), options, [{ [table]: [cells] }]);
  if (faults.total === 0) return before;
  // There is no file, so its name and line would be meaningless.
  const lines = faults.told.map((fault) => faultText({ ...fault, line: null }, "en"));
  throw new StartFailure(lines.map((text) => text.replace(/^\S+ · /, "")).join("\n"));
}

async function cellsBefore(
  tx: Transaction,
  table: Table,
  cells: GivenRow["cells"],
): Promise<Record<string, string>> {
  const { beside, find, key, target } = table;
  const others = presentColumns(table, Object.keys(cells)).filter(([name]) => !key.includes(name));
  const keys = key.map((name, index) => `$${index + 1}::text as ${name}`);
  const { rows } = await connectionOf(tx).query<Record<string, unknown>>(
    `select ${others.map(([name, column]) => `${currentOf(name, column)} as ${name}`).join(", ")}
     from (select ${keys.join(", ")}) s join ${target} t on ${find}
     ${beside ? `left join ${beside.table} b on b.${beside.key} = t.id` : ""}`,
    key.map((name) => cells[name]),
  );
  const [row] = rows;
  if (!row) return {};
  const before = others.map(([name, { write = String }]) => [
    name,
    row[name] === null ? "" : write(row[name] as never),
  ]);
  return Object.fromEntries(before.filter(([name = "", cell]) => cell !== cells[name]));
}
