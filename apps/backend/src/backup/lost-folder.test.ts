import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { picture, upload } from "../../test/aftersales.ts";
import { startPushService, type PushService } from "../../test/push-service.ts";
import { jobRunner } from "../../test/run-jobs.ts";
import { callers, type TestShop } from "../../test/shop.ts";
import { demoCustomer, fillSmallShop } from "../../test/small-shop/index.ts";
import { createAdapters, loadDemonstration } from "../create-adapters.ts";
import { readConfig, readDataPlaces, type Config } from "../config.ts";
import { isNull, sql, type SQL } from "../database/drizzle.ts";
import { openDatabase } from "../database/open.ts";
import { identityDocuments, identityPictures, operatorAlerts, outbox } from "../database/schema/index.ts";
import { numberOf, readPicture } from "../modules/identity/index.ts";
import { queueMessage } from "../modules/messages/index.ts";
import { writeNotice } from "../modules/notifications/index.ts";
import { fieldEncryption } from "../encryption/field-encryption.ts";
import { buildServer } from "../server.ts";
import { walFolder } from "./archive.ts";
import { takeBackup } from "./take.ts";
import { watchBackups } from "./watch.ts";

const NUMBER = "079194001234";
const MESSAGE = {
  channel: "sms",
  to: demoCustomer.phone,
  text: "246810 là mã của bạn",
  code: "246810",
} as const;
const silent = () => undefined;
const log = { debug: silent, info: silent, warn: silent, error: silent };
const restoreCommand = fileURLToPath(new URL("../commands/restore.ts", import.meta.url));

let root: string;
let env: Record<string, string>;
let service: PushService;
let token: string;
let shop: Awaited<ReturnType<typeof openShop>>;

/** Opens the shop in the data folder like its programs do, without a worker. */
async function openShop() {
  const config = { ...readConfig(env), logLevel: "silent" };
  const connection = await openDatabase(config);
  const { db } = connection;
  const adapters = createAdapters(config, log, db, await loadDemonstration(config));
  const app = await buildServer({ config, db, adapters });
  await app.ready();
  const services = () => ({ ...adapters, db, config, log, signal: new AbortController().signal });
  return {
    ...{ app, db, config, adapters, services, ...callers(app) },
    runJobs: jobRunner(services, () => new Date()),
    close: async () => {
      await app.close();
      await connection.close();
    },
  };
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "sen-lost-"));
  chmodSync(root, 0o755);
  service = await startPushService();
  env = {
    PATH: process.env.PATH ?? "",
    SEN_DATA_DIR: join(root, "data"),
    SEN_BACKUP_DIR: join(root, "backups"),
    PUSH_SERVICES: service.host,
  };
  shop = await openShop();
  await fillSmallShop(shop.db);
  token = await shop.signIn();
  const pictureId = async () => {
    const to = "/loyalty/identity/pictures";
    const { body } = await upload(shop as unknown as TestShop, await picture(800, 504), {
      token,
      type: null,
      to,
    });
    return (body as { data: { id: string } }).data.id;
  };
  const body = { type: 0, number: NUMBER, front_id: await pictureId(), back_id: await pictureId() };
  expect((await shop.call("submitIdentity", { token, body })).status).toBe(200);
  const device = service.subscribe("phone", shop.config.vapid.publicKey);
  expect((await shop.call("savePushSubscription", { token, body: device })).status).toBe(200);
  await queueMessage(shop.db, shop.config, MESSAGE);
  await takeBackup(readDataPlaces(env), 1);
  await shop.close();

  rmSync(join(root, "data"), { recursive: true });
  await promisify(execFile)(process.execPath, ["--conditions=@sen/source", restoreCommand], { env });
  shop = await openShop();
});
afterAll(async () => {
  await shop.close();
  await service.close();
  rmSync(root, { recursive: true, force: true });
});

describe("a shop restored after the loss of its whole data folder", () => {
  it("keeps customers signed in", async () => {
    const { status, body } = await shop.call("getCustomer", {
      token,
      params: { customerId: demoCustomer.id },
    });
    expect([status, body.data?.phone]).toEqual([200, demoCustomer.phone]);
  });

  it("can read an identity document and its pictures", async () => {
    const encryption = fieldEncryption(shop.config.identityKey);
    const [document] = await shop.db.select().from(identityDocuments);
    expect(document && numberOf(document, encryption)).toBe(NUMBER);
    const pictures = await shop.db.select().from(identityPictures);
    expect(pictures).toHaveLength(2);
    for (const { id } of pictures) {
      const { mediaStorage } = shop.adapters;
      expect((await readPicture({ db: shop.db, mediaStorage, encryption }, id))?.contentType).toBe(
        "image/jpeg",
      );
    }
  });

  it("sends a queued encrypted message, and pushes to a subscribed device", async () => {
    const facts = { subject: "Hộp quà" };
    await writeNotice(
      shop.db,
      { kind: "ticket_answered", customer_id: demoCustomer.id, source_id: 7, facts },
      new Date(),
    );
    await shop.runJobs();
    const sent = await shop.db.select({ text: outbox.text }).from(outbox);
    expect(sent.map(({ text }) => text)).toContain(MESSAGE.text);
    expect(service.taken.map(({ device }) => device)).toEqual(["phone"]);
  });
});

describe("the staff of a shop with backups", () => {
  const minutes = 60_000;
  /** The open alerts after looking at the backups at a later time. */
  const alertsAfter = async (milliseconds: number, changes: Partial<Config> = {}) => {
    const { services, config, db } = shop;
    const now = () => new Date(Date.now() + milliseconds);
    const clock = { ...services().clock, now };
    await watchBackups({ ...services(), clock, config: { ...config, ...changes } }, {});
    return db.select().from(operatorAlerts).where(isNull(operatorAlerts.closed_at));
  };
  const valueOf = async (query: SQL) => (await shop.db.execute<{ value: unknown }>(query)).rows[0]?.value;

  it("are alerted once changes cannot be archived for ten minutes, until they can", async () => {
    const segment = String(await valueOf(sql`select pg_walfile_name(pg_current_wal_lsn()) as value`));
    const inTheWay = join(walFolder(shop.config.backupDir), `${segment}.gz.part`);
    mkdirSync(inTheWay);
    await shop.db.execute(sql`select pg_switch_wal()`);
    const failed = sql`select last_failed_wal as value from pg_stat_archiver`;
    await expect.poll(() => valueOf(failed), { timeout: 20_000 }).toBe(segment);
    expect(await alertsAfter(0)).toEqual([]);
    expect(await alertsAfter(11 * minutes)).toMatchObject([
      { subject: "WAL archiving", text: expect.stringContaining(segment) },
    ]);
    rmdirSync(inTheWay);
    await shop.db.execute(sql`select pg_switch_wal()`);
    const archived = sql`select last_archived_time > last_failed_time as value from pg_stat_archiver`;
    await expect.poll(() => valueOf(archived), { timeout: 20_000 }).toBe(true);
    expect(await alertsAfter(11 * minutes)).toEqual([]);
  });

  it("are alerted in a real shop without a backup of the last two days", async () => {
    const settings = { ...shop.config.settings, SEN_MODE: "production" as const };
    const after = async (days: number, changes: Partial<Config> = {}) =>
      (await alertsAfter(days * 24 * 60 * minutes, { settings, ...changes })).map(({ subject }) => subject);
    expect(await after(1)).toEqual([]);
    expect(await after(3)).toEqual(["backup"]);
    expect(await after(3, { settings: { ...settings, BACKUP_ALERT: false } })).toEqual([]);
    expect(await after(1)).toEqual([]);
    expect(await after(0, { backupDir: join(root, "none") })).toEqual(["backup"]);
    expect(await after(0, { databaseUrl: "postgres://db:5432/sen" })).toEqual([]);
  });
});
