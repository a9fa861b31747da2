import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MediaStorage } from "../../ports/media-storage.ts";
import type { Transaction } from "../../database/connect.ts";
import { StartFailure } from "../../database/failure.ts";
import { connectionOf } from "../../database/transaction.ts";
import { faultText } from "./faults.ts";
import { importFolder } from "./import-folder.ts";

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
 * @param work a folder of this call's own; it is gone afterwards
 */
export async function importRow(
  tx: Transaction,
  { table, cells, updatesOnly = false }: GivenRow,
  { work, mediaStorage }: { work: string; mediaStorage: MediaStorage },
): Promise<void> {
  try {
    await mkdir(work, { recursive: true });
    await writeFile(join(work, `${table}.jsonl`), JSON.stringify(cells));
    const { faults } = await importFolder(connectionOf(tx), {
      folder: work,
      work,
      mediaStorage,
      only: [table],
      updatesOnly,
      locale: "en",
      inTransaction: true,
    });
    if (faults.total > 0) {
      // Nobody wrote the file: its name and line would say nothing.
      const lines = faults.told.map((fault) => faultText({ ...fault, line: null }, "en"));
      throw new StartFailure(lines.map((text) => text.replace(/^\S+ · /, "")).join("\n"));
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
