import type pg from "pg";
import { reportText } from "../../texts/catalogue-messages.ts";
import { checkRows } from "./checks.ts";
import { Faults } from "./faults.ts";
import { buildAtEnd } from "./first-filling.ts";
import { filesOf } from "./folder-files.ts";
import { prepareTexts } from "./markdown-texts.ts";
import { preparePhotos, storePhotos, type PhotoRooms } from "./photos.ts";
import { givenRows, type CellValue } from "./read-file.ts";
import { createStagingTables, stageRows, type RowSource, type Staged } from "./stage.ts";
import { stageOf, type Table } from "./table.ts";
import { tables } from "./tables/index.ts";
import { prepareVideos, storeVideos } from "./videos.ts";
import { writeAll, writeTotals, type WriteOptions } from "./write-all.ts";
import { changesIn, countRows, type Change, type Counts } from "./write-rows.ts";

/** Options of importing rows. */
export interface RowsOptions extends PhotoRooms, WriteOptions {
  /** Only checks and counts. @default false */
  dryRun?: boolean;
  /** Rejects rows that the shop does not have. @default false */
  updatesOnly?: boolean;
  /** Called with each cell that changes, before it is written. */
  onChange?: (change: Change) => void;
  /** The kinds of rows. @default those of the files */
  kinds?: readonly Table[];
}

/** Options of importing a folder. */
export interface ImportOptions extends RowsOptions {
  folder: string;
  /** Names or groups of the kinds of files to read. @default all */
  only?: readonly string[];
}

/** Rows by the name of their kind of file. */
export type GivenRows = Readonly<Record<string, readonly Readonly<Record<string, CellValue>>[]>>;

/** Result of an import. */
export interface ImportResult {
  /** If there are any, nothing was written. */
  faults: Faults;
  counts: readonly (Counts & { name: string })[];
}

const LOCK = "select pg_try_advisory_lock(hashtext('catalogue import')) as locked";

/**
 * Imports a folder of files. Reads and checks all of it before writing anything, then writes rows in batches. An interrupted import can
 * be run again and skips the rows already there. Concurrent imports wait for each other.
 *
 * @param client a dedicated connection, because the rows are staged in its temporary tables
 */
export async function importFolder(client: pg.ClientBase, options: ImportOptions): Promise<ImportResult> {
  const faults = new Faults();
  return locked(client, options, () => importParts(client, options, [filesOf(options, faults)], faults));
}

/**
 * Imports rows given by a program, as `importFolder` does files. Checks and writes each part before requesting the next, so several
 * parts must run in one transaction.
 */
export async function importRows(
  client: pg.ClientBase,
  options: RowsOptions,
  parts: Iterable<GivenRows> | AsyncIterable<GivenRows>,
): Promise<ImportResult> {
  const { kinds = tables, updatesOnly = false } = options;
  const sources = async function* () {
    for await (const part of parts) {
      yield kinds.flatMap((table): RowSource[] => {
        const rows = part[table.name] ?? [];
        const open = () => Promise.resolve(givenRows(rows));
        const adding = updatesOnly ? { ...table, adds: false } : table;
        return rows.length === 0 ? [] : [{ table: adding, file: table.name, open }];
      });
    }
  };
  return locked(client, options, () => importParts(client, options, sources(), new Faults()));
}

async function locked<Result>(
  client: pg.ClientBase,
  options: RowsOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  const { locale, say = () => undefined, inTransaction = false } = options;
  const isLocked = async () => (await client.query<{ locked: boolean }>(LOCK)).rows[0]?.locked === true;
  if (!inTransaction && !(await isLocked())) {
    say(reportText("waits", locale));
    await client.query("select pg_advisory_lock(hashtext('catalogue import'))");
  }
  try {
    return await work();
  } finally {
    await Promise.resolve()
      .then(() => clear(client, options))
      .catch(() => undefined); // If the connection is lost, so are the tables and the lock.
  }
}

async function clear(client: pg.ClientBase, { kinds = tables, inTransaction }: RowsOptions): Promise<void> {
  const names = [...kinds.map(stageOf), "import_photos", "import_videos", "import_batch"].map(
    (name) => `pg_temp.${name}`,
  );
  await client.query(`drop table if exists ${names.join(", ")}`);
  if (!inTransaction) await client.query("select pg_advisory_unlock(hashtext('catalogue import'))");
}

async function importParts(
  client: pg.ClientBase,
  options: RowsOptions,
  parts: Iterable<readonly RowSource[]> | AsyncIterable<readonly RowSource[]>,
  faults: Faults,
): Promise<ImportResult> {
  const { atEnd, dryRun = false, kinds = tables } = options;
  const counts = new Map<string, Counts>();
  await createStagingTables(client, kinds);
  let filled: readonly RowSource[] = [];
  const importAll = async () => {
    for await (const sources of parts) {
      const used = filled.map(({ table }) => stageOf(table));
      if (used.length > 0) await client.query(`truncate ${used.join(", ")}`);
      filled = sources;
      if (!(await importPart(client, options, sources, faults, counts))) return;
    }
  };
  await (atEnd ? buildAtEnd(client, atEnd, importAll) : importAll());
  if (faults.total > 0) return { faults, counts: [] };
  if (!dryRun) await writeTotals(client, [...counts.keys()], options);
  return { faults, counts: [...counts].map(([name, count]) => ({ name, ...count })) };
}

/** Imports one part. Returns whether it had no faults. */
async function importPart(
  client: pg.ClientBase,
  options: RowsOptions,
  sources: readonly RowSource[],
  faults: Faults,
  counts: Map<string, Counts>,
): Promise<boolean> {
  const { dryRun = false, locale, onChange, say = () => undefined } = options;
  const staged: Staged[] = [];
  for (const source of sources) {
    const one = await stageRows(client, source, faults, locale);
    if (one) staged.push(one);
  }
  for (const one of staged) await checkRows(client, one, faults);
  await preparePhotos(client, staged, options, faults, (done, total) => {
    if (done % 100 === 0) say(reportText("progress", locale, { name: "pictures", done, total }));
  });
  await prepareTexts(client, staged, faults);
  await prepareVideos(client, staged, options, faults);
  if (faults.total > 0) return false;
  for (const one of staged) {
    const { name } = one.table;
    const before = counts.get(name) ?? { added: 0, changed: 0, unchanged: 0 };
    const { added, changed, unchanged } = await countRows(client, one);
    counts.set(name, {
      added: before.added + added,
      changed: before.changed + changed,
      unchanged: before.unchanged + unchanged,
    });
    if (onChange) for await (const change of changesIn(client, one)) onChange(change);
  }
  if (!dryRun) {
    await storePhotos(client, options);
    await storeVideos(client, options);
    await writeAll(client, staged, options);
  }
  return true;
}
