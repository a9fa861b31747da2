import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { onServer } from "../../test/on-server.ts";
import { connectOnce } from "../database/connect.ts";
import { databaseFolder } from "../database/data-folder.ts";
import { startEmbedded, type EmbeddedServer } from "../database/embedded.ts";
import { archiving, walFolder } from "./archive.ts";
import { keptBackups, type KeptBackup } from "./kept-backups.ts";
import { restoreBackup } from "./restore.ts";
import { takeBackup } from "./take.ts";

let root: string;
let shop: { databaseUrl: null; dataDir: string; backupDir: string };
let server: EmbeddedServer;
let first: KeptBackup;
let whenKept: Date;

const url = () => server.url("postgres");
const openShop = async () => {
  server = await startEmbedded(databaseFolder(shop.dataDir), {
    settings: { ...archiving(shop.backupDir), fsync: "off" },
  });
};
const write = (row: string) => onServer(url(), `insert into rows values ('${row}')`);
const rows = async () =>
  (await onServer<{ name: string }>(url(), "select name from rows order by name")).map(({ name }) => name);
const keyFile = () => join(shop.dataDir, "identity-key");
const mediaFile = (name: string) => join(shop.dataDir, "media", name);

/** Replaces a folder by a copy that belongs to the user who runs the test, like one brought from another machine. */
function copyAsThisUser(folder: string): void {
  cpSync(folder, `${folder}-copy`, { recursive: true });
  rmSync(folder, { recursive: true });
  renameSync(`${folder}-copy`, folder);
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "sen-backup-"));
  chmodSync(root, 0o755);
  shop = { databaseUrl: null, dataDir: join(root, "it's data"), backupDir: join(root, "100% kept") };
  mkdirSync(join(shop.dataDir, "media/7"), { recursive: true });
  await openShop();
  await onServer(url(), "create table rows (name text)");
  await write("a, before the backup");
  writeFileSync(mediaFile("7/a"), "a picture");
  writeFileSync(keyFile(), "of the backup");
  first = await takeBackup(shop, 2);
  writeFileSync(keyFile(), "made since");
  await write("b, at the moment");
  const [clock] = await onServer<{ now: Date }>(url(), "select clock_timestamp() as now");
  whenKept = new Date((clock?.now.getTime() ?? 0) + 1);
  await onServer(url(), "select pg_sleep(0.01)");
  await write("c, after the moment");
  writeFileSync(mediaFile("7/b"), "a later picture");
  rmSync(mediaFile("7/a"));
  await server.stop();
  copyAsThisUser(walFolder(shop.backupDir));
});
afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});

describe("a backup of the embedded server", () => {
  it("restores the rows, keys and missing media of a moment, and no later rows", async () => {
    const { before, endsBefore, mediaFiles, keysBefore } = await restoreBackup(shop, {
      to: whenKept,
      timeline: null,
    });
    expect({ endsBefore, mediaFiles }).toEqual({ endsBefore: false, mediaFiles: 1 });
    expect(before).not.toBeNull();
    expect(readFileSync(keyFile(), "utf8")).toBe("of the backup");
    expect(keysBefore.map((file) => readFileSync(file, "utf8"))).toEqual(["made since"]);
    await openShop();
    expect(await rows()).toEqual(["a, before the backup", "b, at the moment"]);
    expect(readFileSync(mediaFile("7/a"), "utf8")).toBe("a picture");
    expect(readFileSync(mediaFile("7/b"), "utf8")).toBe("a later picture");
    await write("d, after the restore");
    await server.stop();
  });

  it("restores the timeline that an earlier restore had left, up to its end", async () => {
    expect(await restoreBackup(shop, { to: new Date(), timeline: 1 })).toMatchObject({ endsBefore: true });
    await openShop();
    expect(await rows()).toEqual(["a, before the backup", "b, at the moment", "c, after the moment"]);
    await server.stop();
  });

  it("keeps only the newest backups, and the WAL since the oldest of them", async () => {
    await openShop();
    await takeBackup(shop, 1);
    const names = readdirSync(shop.backupDir).filter((name) => name.startsWith("base-"));
    expect(names).toHaveLength(1);
    const kept = readdirSync(walFolder(shop.backupDir)).filter((name) => /^[\dA-F]{24}\.gz$/.test(name));
    const oldest = kept.map((name) => name.slice(8, 24)).sort()[0] ?? "";
    expect(oldest > first.firstSegment.slice(8)).toBe(true);
    await expect(restoreBackup(shop, { to: null, timeline: null })).rejects.toThrow("Stop the shop first");
  });

  it("does not wait for ever for an archive that cannot be written", async () => {
    const [row] = await onServer<{ name: string }>(
      url(),
      "select pg_walfile_name(pg_current_wal_lsn()) as name",
    );
    const inTheWay = join(walFolder(shop.backupDir), `${row?.name ?? ""}.gz.part`);
    mkdirSync(inTheWay);
    const folders = readdirSync(shop.backupDir);
    await expect(takeBackup(shop, 1, 1_000)).rejects.toThrow("cannot archive its changes");
    expect(readdirSync(shop.backupDir)).toEqual(folders);
    rmdirSync(inTheWay);
  });

  it("is refused while another is running", async () => {
    const other = await connectOnce(url());
    await other.query("select pg_advisory_lock(hashtext('backup'))");
    await expect(takeBackup(shop, 1)).rejects.toThrow("Another backup is running.");
    await other.end();
  });

  it("is refused before it would fill the disk of a shop that is open", async () => {
    const [row] = await onServer<{ path: string }>(url(), "select pg_relation_filepath('rows') as path");
    const tooLarge = join(databaseFolder(shop.dataDir), dirname(row?.path ?? ""), "sparse");
    writeFileSync(tooLarge, "");
    truncateSync(tooLarge, 10 * 1024 ** 4);
    await expect(takeBackup(shop, 1)).rejects.toThrow(
      /takes 1\d{7} MB, but the disk of .* MB left\. Make room/,
    );
    rmSync(tooLarge);
    await server.stop();
  });

  it("does not count if a power failure left its last file empty", () => {
    const kept = keptBackups(shop.backupDir);
    const cutOff = join(shop.backupDir, "base-2099-01-01T00-00-00-000Z");
    mkdirSync(cutOff);
    writeFileSync(join(cutOff, "backup.json"), "");
    expect(keptBackups(shop.backupDir)).toEqual(kept);
    rmSync(cutOff, { recursive: true });
  });

  it("explains what cannot be restored, and changes nothing", async () => {
    await expect(restoreBackup(shop, { to: whenKept, timeline: null })).rejects.toThrow(
      "no earlier state can",
    );
    const folders = readdirSync(shop.dataDir).sort();
    await expect(restoreBackup({ ...shop, backupDir: root }, { to: null, timeline: null })).rejects.toThrow(
      "No backup found in",
    );
    expect(readdirSync(shop.dataDir).sort()).toEqual(folders);
  });
});
