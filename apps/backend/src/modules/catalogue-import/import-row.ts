import type { MediaStorage } from "../../ports/media-storage.ts";
import type { Transaction } from "../../database/connect.ts";
import { StartFailure } from "../../database/failure.ts";
import { connectionOf } from "../../database/transaction.ts";
import { faultText, type Fault } from "./faults.ts";
import { importRows } from "./import-folder.ts";
import type { Change } from "./write-rows.ts";

/** A row, with the cells that a file would have. */
export interface GivenRow {
  /** The kind of file, such as "coupons". */
  table: string;
  cells: Readonly<Record<string, string>>;
  /** Whether the row must already exist. @default false */
  updatesOnly?: boolean;
}

/**
 * Imports one row by the rules of its file, inside the transaction. Returns the former values of the cells that changed, and warnings.
 * Throws a `StartFailure` with the faults.
 *
 * @param rooms with a work folder for this call only
 */
export async function importRow(
  tx: Transaction,
  { table, cells, updatesOnly = false }: GivenRow,
  rooms: { work: string; mediaStorage: MediaStorage },
): Promise<{ before: Record<string, string>; warnings: string[] }> {
  const before: Record<string, string> = {};
  const onChange = (change: Change) => void (before[change.column] = change.before);
  const options = { ...rooms, updatesOnly, onChange, locale: "en", inTransaction: true } as const;
  const { faults } = await importRows(connectionOf(tx), options, [{ [table]: [cells] }]);
  // There is no file, so its name and line would be meaningless.
  const texts = (some: readonly Fault[]) =>
    some.map((fault) => faultText({ ...fault, line: null }, "en").replace(/^\S+ · /, ""));
  if (faults.total === 0) return { before, warnings: texts(faults.warnings) };
  throw new StartFailure(texts(faults.told).join("\n"));
}
