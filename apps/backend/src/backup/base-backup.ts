import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { copyFolder } from "./copy-folder.ts";

/** Folders of the server that are copied empty, since PostgreSQL recreates their contents. */
const LEFT_EMPTY = new Set([
  "pg_dynshmem",
  "pg_notify",
  "pg_replslot",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
  "pg_wal",
]);

/** Files that belong to the running server or change while it runs. */
const LEFT_OUT = /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|pgsql_tmp.*)$/;

/**
 * Copies the folder of a running server into `target`, which it creates. The copy is consistent only with the WAL since its start, from the
 * archive or by streaming (https://www.postgresql.org/docs/18/continuous-archiving.html). Returns the name of the first WAL segment that
 * it needs.
 *
 * @param client a connection to the server, which keeps this backup open
 */
export async function copyServerFolder(
  client: pg.Client,
  folder: string,
  target: string,
  { waitForArchive }: { waitForArchive: boolean },
): Promise<string> {
  await client.query("select pg_backup_start('sen', true)");
  await copyFolder(folder, target, (path) => {
    const [top = "", ...below] = path.split("/");
    return !LEFT_OUT.test(below.at(-1) ?? top) && (below.length === 0 || !LEFT_EMPTY.has(top));
  });
  const { rows } = await client.query<{ labelfile: string; spcmapfile: string }>(
    "select labelfile, spcmapfile from pg_backup_stop($1)",
    [waitForArchive],
  );
  const { labelfile = "", spcmapfile = "" } = rows[0] ?? {};
  await writeFile(join(target, "backup_label"), labelfile, { mode: 0o600 });
  if (spcmapfile !== "") await writeFile(join(target, "tablespace_map"), spcmapfile, { mode: 0o600 });
  return /START WAL LOCATION: \S+ \(file ([\dA-F]{24})\)/.exec(labelfile)?.[1] ?? "";
}
