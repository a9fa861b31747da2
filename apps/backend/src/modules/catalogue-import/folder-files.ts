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
  updatesOnly?: boolean;
}

/** A kind of rows, which with `updatesOnly` may not add any. */
export const withAdding = (table: Table, updatesOnly: boolean): Table =>
  updatesOnly ? { ...table, adds: false } : table;

/** The files of a folder to read, in the order of writing. */
export function filesOf(
  { folder, kinds = tables, only, updatesOnly = false }: Chosen,
  faults: Faults,
): RowSource[] {
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
    return path === undefined ? [] : [fileSource(withAdding(table, updatesOnly), path)];
  });
  for (const file of isFolder ? misnamedIn(folder, kinds) : []) {
    tell(file, file, {
      code: "one_of",
      values: { words: kinds.map(({ name }) => `${name}.csv`).join(", ") },
    });
  }
  if (found.length === 0 && faults.total === 0) {
    const files = wanted.map(({ name }) => `${name}.csv`).join(", ");
    tell(folder, "", { code: "folder", values: { files } });
  }
  return found;
}

/** The tables and spreadsheets of a folder that no kind of row is named after, such as `price.csv`. Left out, they would be missed in silence. */
function misnamedIn(folder: string, kinds: readonly Table[]): string[] {
  const known = new Set(kinds.flatMap(({ name }) => [`${name}.csv`, `${name}.jsonl`]));
  // `~$` and `.` start the names of the files that Excel and macOS put beside open ones.
  return readdirSync(folder).filter(
    (name) => /^[^.~].*\.(csv|jsonl|xlsx?|ods)$/i.test(name) && !known.has(name),
  );
}
