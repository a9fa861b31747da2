import type { MediaStorage } from "../../ports/media-storage.ts";
import type { Transaction } from "../../database/connect.ts";
import { StartFailure } from "../../database/failure.ts";
import { connectionOf } from "../../database/transaction.ts";
import { faultText } from "./faults.ts";
import { importRows } from "./import-folder.ts";

/** A row as a file would have it. */
export interface GivenRow {
  /** The kind of file: "coupons". */
  table: string;
  cells: Readonly<Record<string, string>>;
  /** Whether the shop must have the row already. @default false */
  updatesOnly?: boolean;
}

/**
 * Takes one row into the shop by the rules of its file, as a part of the transaction. Throws a `StartFailure` that says what is wrong.
 *
 * @param rooms with a folder of this call's own for its pictures
 */
export async function importRow(
  tx: Transaction,
  { table, cells, updatesOnly = false }: GivenRow,
  rooms: { work: string; mediaStorage: MediaStorage },
): Promise<void> {
  const options = { ...rooms, updatesOnly, locale: "en", inTransaction: true } as const;
  const { faults } = await importRows(connectionOf(tx), options, [{ [table]: [cells] }]);
  if (faults.total === 0) return;
  // Nobody wrote a file: its name and line would say nothing.
  const lines = faults.told.map((fault) => faultText({ ...fault, line: null }, "en"));
  throw new StartFailure(lines.map((text) => text.replace(/^\S+ · /, "")).join("\n"));
}
