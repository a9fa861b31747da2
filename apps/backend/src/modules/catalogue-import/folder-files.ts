import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Wanted } from "./columns.ts";
import type { Faults } from "./faults.ts";
import { fileSource, type RowSource } from "./stage.ts";
import type { Table } from "./table.ts";
import { tables } from "./tables/index.ts";

/** The options of an import that select files. */
interface Chosen {
  folder: string;
  kinds?: readonly Table[];
  only?: readonly string[];
}

/** The files of a folder to read, in the order of writing. */
export function filesOf({ folder, kinds = tables, only }: Chosen, faults: Faults): RowSource[] {
  const tell = (file: string, found: string, wanted: Wanted) =>
    faults.add({ file, line: null, column: null, found, wanted });
  const names = [...new Set(kinds.flatMap(({ name, group = name }) => [name, group]))];
  for (const found of only?.filter((name) => !names.includes(name)) ?? []) {
    tell("--only", found, { code: "one_of", values: { words: names.join(", ") } });
  }
  const wanted = kinds.filter(
    ({ name, group }) => !only || only.includes(name) || (group !== undefined && only.includes(group)),
  );
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  const found = wanted.flatMap((table) => {
    const [path, other] = [`${table.name}.csv`, `${table.name}.jsonl`]
      .map((name) => join(folder, name))
      .filter((one) => existsSync(one));
    if (other !== undefined) tell(table.name, "csv, jsonl", { code: "one_file" });
    return path === undefined ? [] : [fileSource(table, path)];
  });
  for (const file of isFolder ? misnamedIn(folder, kinds) : []) {
    const words = kinds.map(({ name }) => `${name}.csv`).join(", ");
    if (!/\.(xls\w?|ods|numbers)$/i.test(file)) {
      tell(file, file, { code: "one_of", values: { words } });
      continue;
    }
    const isWarning = found.length > 0 || only !== undefined;
    faults.add({ file, line: null, column: null, found: file, wanted: { code: "spreadsheet" }, isWarning });
  }
  if (found.length === 0 && faults.total === 0) {
    const files = wanted.map(({ name }) => `${name}.csv`).join(", ");
    tell(folder, "", { code: "folder", values: { files } });
  }
  return found;
}

/**
 * The tables and spreadsheets of a folder that no kind of row is named after, such as `price.csv`, or are in another form, such as Excel's
 * "Unicode Text" `prices.txt`. Left out, they would be missed in silence.
 */
function misnamedIn(folder: string, kinds: readonly Table[]): string[] {
  const names = kinds.map(({ name }) => name);
  const known = new Set(names.flatMap((name) => [`${name}.csv`, `${name}.jsonl`]));
  // `~$` and `.` start the names of the files that Excel and macOS put beside open ones.
  const table = new RegExp(
    `^([^.~].*\\.(csv|jsonl|tsv|xls\\w?|ods|numbers)|(${names.join("|")})\\.txt)$`,
    "i",
  );
  return readdirSync(folder).filter((name) => table.test(name) && !known.has(name));
}
