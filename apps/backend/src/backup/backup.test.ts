import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
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
import { environment } from "../../test/backend-process.ts";
import { onServer } from "../../test/on-server.ts";
import { connectOnce } from "../database/connect.ts";
import { databaseFolder, lockDataFolder } from "../database/data-folder.ts";
import { startEmbedded, type EmbeddedServer } from "../database/embedded.ts";
import { isRunning } from "../database/running-process.ts";
import { archiving, walFolder } from "./archive.ts";
import { keptBackups, partsOf, type KeptBackup } from "./kept-backups.ts";
import { bytesToCopy } from "./media-copy.ts";
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
  await onServer(url(), "create sequence numbers");
  await onServer(url(), "select nextval('numbers')");
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
  await onServer(url(), "select nextval('numbers') from generate_series(1, 99)");
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
    const restored = await restoreBackup(shop, { to: whenKept, timeline: null });
    const { before, until, endsBefore, mediaFiles, keysBefore } = restored;
    expect({ endsBefore, mediaFiles }).toEqual({ endsBefore: false, mediaFiles: 1 });
    expect(whenKept.getTime() - (until?.getTime() ?? 0)).toBeLessThan(1_000);
    expect(before).not.toBeNull();
    expect(readFileSync(keyFile(), "utf8")).toBe("of the backup");
    expect(keysBefore.map((file) => readFileSync(file, "utf8"))).toEqual(["made since"]);
    await openShop();
    expect(await rows()).toEqual(["a, before the backup", "b, at the moment"]);
    expect(readFileSync(mediaFile("7/a"), "utf8")).toBe("a picture");
    expect(readFileSync(mediaFile("7/b"), "utf8")).toBe("a later picture");
    const [next] = await onServer<{ number: number }>(url(), "select nextval('numbers')::int as number");
    expect(next?.number, "was not given after the moment, either").toBeGreaterThan(100);
    await write("d, after the restore");
    await server.stop();
  });

  it("restores the timeline that an earlier restore had left, up to its end", async () => {
    expect(await restoreBackup(shop, { to: new Date(), timeline: 1 })).toMatchObject({ endsBefore: true });
    await openShop();
    expect(await rows()).toEqual(["a, before the backup", "b, at the moment", "c, after the moment"]);
    await server.stop();
  });

  it("leaves the database as it is if it is interrupted, and lets no shop open meanwhile", async () => {
    const slow = join(root, "slow");
    mkdirSync(slow);
    writeFileSync(join(slow, "gzip"), "#!/bin/sh\nsleep 10\n", { mode: 0o755 });
    const { PATH, ...others } = environment();
    const places = { SEN_DATA_DIR: shop.dataDir, SEN_BACKUP_DIR: shop.backupDir };
    const restore = spawn(
      process.execPath,
      ["--conditions=@sen/source", join(import.meta.dirname, "../commands/restore.ts")],
      { env: { ...others, ...places, PATH: `${slow}:${PATH}` } },
    );
    const replaying = `${databaseFolder(shop.dataDir)}.restored/postmaster.pid`;
    await expect.poll(() => existsSync(replaying), { timeout: 30_000 }).toBe(true);
    const pid = Number(readFileSync(replaying, "utf8").split("\n")[0]);
    expect(() => lockDataFolder(shop.dataDir)).toThrow("already uses");
    restore.kill("SIGINT");
    expect(await once(restore, "exit")).toEqual([130, null]);
    await expect.poll(() => isRunning(pid, "postgres")).toBe(false);
    await openShop();
    expect(await rows()).toContain("c, after the moment");
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

  it("is refused before it would fill the disk of a shop that is open, after removing what one that was killed left", async () => {
    const left = join(shop.backupDir, "base-2026-01-01T00-00-00-000Z");
    mkdirSync(left);
    const [row] = await onServer<{ path: string }>(url(), "select pg_relation_filepath('rows') as path");
    const tooLarge = join(databaseFolder(shop.dataDir), dirname(row?.path ?? ""), "sparse");
    writeFileSync(tooLarge, "");
    truncateSync(tooLarge, 10 * 1024 ** 4);
    await expect(takeBackup(shop, 1)).rejects.toThrow(
      /takes 1\d{7} MB, but the disk of .* MB left\. Make room/,
    );
    expect(existsSync(left)).toBe(false);
    rmSync(tooLarge);
    await server.stop();
  });

  it("counts the media that an earlier one lacks", async () => {
    const [kept] = keptBackups(shop.backupDir);
    const { media } = partsOf(kept?.folder ?? "");
    writeFileSync(mediaFile("7/c"), "new");
    expect(await bytesToCopy(join(shop.dataDir, "media"), media)).toBe("new".length);
    expect(await bytesToCopy(join(shop.dataDir, "media"), null)).toBeGreaterThan("new".length);
  });

  it("is not restored if it was copied in part", async () => {
    const [kept] = keptBackups(shop.backupDir);
    const file = join(kept?.folder ?? "", "postgres/PG_VERSION");
    const content = readFileSync(file);
    rmSync(file);
    await expect(restoreBackup(shop, { to: null, timeline: null })).rejects.toThrow("copied in part");
    writeFileSync(file, content);
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
