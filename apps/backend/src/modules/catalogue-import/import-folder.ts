import { existsSync } from "node:fs";
import type pg from "pg";
import { join } from "node:path";
import { reportText } from "../../texts/catalogue-messages.ts";
import { checkRows } from "./checks.ts";
import { Faults } from "./faults.ts";
import { preparePhotos, storePhotos, type PhotoRooms } from "./photos.ts";
import { makeStage, stageFile, type Staged } from "./stage.ts";
import { stageOf, type Table } from "./table.ts";
import { tables } from "./tables/index.ts";
import { writeAll, type WriteOptions } from "./write-all.ts";
import { countRows, type Counts } from "./write-rows.ts";

/** What an import is given. */
export interface ImportOptions extends PhotoRooms, WriteOptions {
  /** Checks and counts, and writes nothing. @default false */
  dryRun?: boolean;
  /** Names of the kinds of files that are read, or of their groups. @default all */
  only?: readonly string[];
  /** Takes no row that the shop does not have. @default false */
  updatesOnly?: boolean;
}

/** What came of an import. */
export interface ImportResult {
  /** Nothing was written where there are any. */
  faults: Faults;
  counts: readonly (Counts & { name: string })[];
}

const LOCK = "select pg_try_advisory_lock(hashtext('catalogue import')) as locked";

/**
 * Takes a folder of files into the shop. All of it is read and checked before anything is written; then rows are written in whole
 * batches, so that an import that was ended is begun again and passes over what is there. Two at a time wait for one another.
 *
 * @param client a connection of its own: the rows are staged in its temporary tables
 */
export async function importFolder(client: pg.ClientBase, options: ImportOptions): Promise<ImportResult> {
  const { locale, say = () => undefined, inTransaction = false } = options;
  const isLocked = async () => (await client.query<{ locked: boolean }>(LOCK)).rows[0]?.locked === true;
  if (!inTransaction && !(await isLocked())) {
    say(reportText("waits", locale));
    await client.query("select pg_advisory_lock(hashtext('catalogue import'))");
  }
  try {
    return await importLocked(client, options);
  } finally {
    await Promise.resolve()
      .then(() => clear(client, inTransaction))
      .catch(() => undefined); // Where the connection is lost, both are gone with it.
  }
}

async function clear(client: pg.ClientBase, inTransaction: boolean): Promise<void> {
  const names = [...tables.map(stageOf), "import_photos", "import_batch"].map((name) => `pg_temp.${name}`);
  await client.query(`drop table if exists ${names.join(", ")}`);
  if (!inTransaction) await client.query("select pg_advisory_unlock(hashtext('catalogue import'))");
}

async function importLocked(client: pg.ClientBase, options: ImportOptions): Promise<ImportResult> {
  const { dryRun = false, locale, say = () => undefined } = options;
  const faults = new Faults();
  for (const table of tables) await makeStage(client, table);
  const staged: Staged[] = [];
  for (const { table, path } of filesOf(options, faults)) {
    const one = await stageFile(client, table, path, faults);
    if (one) staged.push(one);
  }
  for (const one of staged) await checkRows(client, one, faults);
  await preparePhotos(client, staged, options, faults, (done, total) => {
    if (done % 100 === 0) say(reportText("progress", locale, { name: "pictures", done, total }));
  });
  if (faults.total > 0) return { faults, counts: [] };
  const counts: (Counts & { name: string })[] = [];
  for (const one of staged) counts.push({ name: one.table.name, ...(await countRows(client, one)) });
  if (!dryRun) {
    await storePhotos(client, options.mediaStorage);
    await writeAll(client, staged, options);
  }
  return { faults, counts };
}

/** The files of a folder that are read, in the order in which they are written. */
function filesOf(
  { folder, only, updatesOnly = false }: ImportOptions,
  faults: Faults,
): { table: Table; path: string }[] {
  const names = [...new Set(tables.flatMap(({ name, group = name }) => [name, group]))];
  for (const found of only?.filter((name) => !names.includes(name)) ?? []) {
    const values = { words: names.join(", ") };
    faults.add({ file: "--only", line: null, column: null, found, wanted: { code: "one_of", values } });
  }
  const wanted = tables.filter(
    ({ name, group }) => !only || only.includes(name) || (group !== undefined && only.includes(group)),
  );
  const found = wanted.flatMap((table) => {
    const [path, other] = [`${table.name}.csv`, `${table.name}.jsonl`]
      .map((name) => join(folder, name))
      .filter((one) => existsSync(one));
    if (other !== undefined) {
      faults.add({
        file: table.name,
        line: null,
        column: null,
        found: "csv, jsonl",
        wanted: { code: "one_file" },
      });
    }
    return path === undefined ? [] : [{ table: updatesOnly ? { ...table, adds: false } : table, path }];
  });
  if (found.length === 0 && faults.total === 0) {
    const files = wanted.map(({ name }) => `${name}.csv`).join(", ");
    faults.add({
      file: folder,
      line: null,
      column: null,
      found: "",
      wanted: { code: "folder", values: { files } },
    });
  }
  return found;
}
