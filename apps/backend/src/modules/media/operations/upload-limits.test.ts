import { sql } from "../../../database/drizzle.ts";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { delivered, picture, upload } from "../../../../test/aftersales.ts";
import { beginRequest, uploadHead, type RawRequest } from "../../../../test/raw-request.ts";
import { secondServer, type SecondServer } from "../../../../test/second-server.ts";
import { manyCustomers } from "../../../../test/many-customers.ts";
import { useShop, type Received } from "../../../../test/shop.ts";
import type { Config } from "../../../config.ts";
import { identityPictures, mediaFiles, uploadReservations } from "../../../database/schema/index.ts";
import { RECEIVING_LIMITS } from "../../../limits/receiving-limits.ts";
import { withUploadSlot } from "../upload-room.ts";
import { GUEST_UPLOADS_AT_A_TIME } from "../../../limits/upload-limits.ts";
import { UPLOAD_LIMITS, type UploadLimits } from "../../../limits/upload-limits.ts";

const shop = await useShop();
const servers: SecondServer[] = [];

const token = await shop.signIn();
const photo = await picture(320, 240);
afterAll(async () => {
  for (const { app } of servers) await app.close();
});

/** A server with its own limits; all servers share one database. */
async function serverWith(
  limits: Partial<UploadLimits>,
  change: Partial<Config> = {},
): Promise<SecondServer> {
  const uploads = { ...UPLOAD_LIMITS, minFreeBytes: 0, ...limits };
  const server = await secondServer(shop, { uploads, ...change });
  servers.push(server);
  return server;
}

/** The response as the customer sees it, with its Retry-After. */
const told = ({ status, body, response }: Received) =>
  [status, body.message_code ?? "taken", response.headers["retry-after"] ?? null] as const;

/** Bytes reserved for a photo: the whole form. Bytes stored of one: two forms, in whole disk blocks. */
const formBytes = () => photo.length + 400;
let keptBytes = 0;
beforeAll(async () => {
  const { body } = await upload(shop, photo, { from: "192.0.2.1" });
  const [row] = await shop.db
    .select()
    .from(mediaFiles)
    .where(sql`id = ${body.data.id}`);
  keptBytes = row?.stored_bytes ?? 0;
  expect(keptBytes % 4096).toBe(0);
});

describe("the upload quota", () => {
  it("of a guest counts by address across servers until files are deleted after a day", async () => {
    const limits = { guestBytes: keptBytes + formBytes() };
    const [one, other] = [await serverWith(limits), await serverWith(limits)];
    const from = "203.0.113.5";
    expect(told(await upload(one, photo, { from }))).toEqual([200, "taken", null]);
    expect(told(await upload(one, photo, { from }))).toEqual([200, "taken", null]);
    const refused = await upload(other, photo, { from, lang: "en" });
    expect(told(refused)).toEqual([429, "UPLOAD_QUOTA_REACHED", "3600"]);
    expect(refused.body.message).toBe(
      "You have uploaded too many files. Those that are not used are removed after a day, please try again later",
    );
    expect(told(await upload(other, photo, { from: "203.0.113.6" }))[0]).toBe(200);
    expect(told(await upload(other, photo, { from, token }))[0]).toBe(200);

    shop.clock.pass(25 * 3_600_000);
    await shop.runJobs();
    expect(told(await upload(other, photo, { from }))[0]).toBe(200);
  });

  it("of a guest counts by the /64 network of an IPv6 address", async () => {
    const server = await serverWith({ guestBytes: keptBytes });
    expect(told(await upload(server, photo, { from: "2001:db8:1:1::1" }))[0]).toBe(200);
    expect(told(await upload(server, photo, { from: "2001:db8:1:1:ffff::2" }))[0]).toBe(429);
    expect(told(await upload(server, photo, { from: "2001:db8:1:2::1" }))[0]).toBe(200);
  });

  it("of a customer counts from any address, files attached to a ticket included", async () => {
    const server = await serverWith({ customerBytes: keptBytes + formBytes() });
    const signed = await shop.signIn();
    await shop.db.execute(sql`delete from media_files where uploader like 'customer:%'`);
    const sent = [
      await upload(server, photo, { token: signed }),
      await upload(server, photo, { token: signed }),
    ];
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(told(await upload(server, photo, { token: signed }))[1]).toBe("UPLOAD_QUOTA_REACHED");

    const images = [(sent[0]?.body as { data: { id: string } }).data.id];
    const body = { category: 1 as const, subject: "Hộp quà bị móp", text: "Hộp bị móp khi nhận.", images };
    expect((await shop.call("createTicket", { token: signed, body })).status).toBe(200);
    expect(told(await upload(server, photo, { token: signed }))[1]).toBe("UPLOAD_QUOTA_REACHED");
  });

  it("of a customer includes guest files that they attach", async () => {
    const server = await serverWith({ customerBytes: keptBytes + formBytes() });
    const signed = await shop.signIn();
    await shop.db.execute(sql`update media_files set uploader = null where uploader like 'customer:%'`);
    const sent = [await upload(server, photo), await upload(server, photo)];
    const cs_attach_image = sent.slice(0, 1).map(({ body }) => (body as { data: { id: string } }).data.id);
    const body = { order_detail_id: await delivered(shop), reason: 3, cs_attach_image };
    expect((await shop.call("createComplaint", { token: signed, body })).status).toBe(200);
    expect(told(await upload(server, photo, { token: signed }))[0]).toBe(200);
    expect(told(await upload(server, photo, { token: signed }))[1]).toBe("UPLOAD_QUOTA_REACHED");
  });

  it("of a customer refuses guest files that exceed it", async () => {
    const server = await serverWith({ customerBytes: keptBytes });
    await shop.db.execute(sql`update media_files set uploader = null where uploader like 'customer:%'`);
    const attach = async (subject: string) => {
      const { body } = await upload(server, photo);
      const images = [(body as { data: { id: string } }).data.id];
      const { statusCode, headers } = await server.app.inject({
        method: "POST",
        url: "/api/v1/tickets",
        headers: { authorization: `Bearer ${token}` },
        payload: { category: 1, subject, text: "Hộp bị móp khi nhận.", images },
      });
      return [statusCode, headers["retry-after"]];
    };
    expect(await attach("Hộp quà thứ nhất")).toEqual([200, undefined]);
    expect(await attach("Hộp quà thứ hai")).toEqual([429, "3600"]);
  });

  it("of a customer includes pictures of identity documents", async () => {
    const server = await serverWith({ customerBytes: 2_000_000 });
    const [{ token: signed = "" } = {}] = await manyCustomers(shop, 1);
    const document = await picture(640, 480);
    const sent = await upload(server, document, {
      token: signed,
      type: null,
      to: "/loyalty/identity/pictures",
    });
    expect(told(sent)[0]).toBe(200);
    const [row] = await shop.db.select().from(identityPictures);
    expect(row?.stored_bytes).toBeGreaterThan(4096);
    const left = await serverWith({ customerBytes: (row?.stored_bytes ?? 0) + photo.length });
    expect(told(await upload(left, photo, { token: signed }))[1]).toBe("UPLOAD_QUOTA_REACHED");
  });

  it("counts everybody's files together", async () => {
    const { rows } = await shop.db.execute<{ bytes: number }>(
      sql`select (select sum(stored_bytes) from media_files where uploader is not null)
        + (select sum(stored_bytes) from identity_pictures) as bytes`,
    );
    const server = await serverWith({ totalBytes: (rows[0]?.bytes ?? 0) + formBytes() });
    expect(told(await upload(server, photo))[0]).toBe(200);
    expect(told(await upload(server, photo, { token: await shop.signIn() }))).toEqual([
      ...[503, "UPLOADS_PAUSED", "600"],
    ]);
  });

  it("is not exceeded by concurrent uploads", async () => {
    const limits = { ...UPLOAD_LIMITS, guestBytes: 1000, eachAtATime: 100 };
    const wanted = { customer: null, address: "203.0.113.9", bytes: 1000 };
    let [taken, refused] = [0, 0];
    const othersRefused = Promise.withResolvers<undefined>();
    const use = async () => {
      taken++;
      await othersRefused.promise;
    };
    const all = Array.from({ length: 16 }, () =>
      withUploadSlot({ ...shop.adapters, db: shop.db, limits }, wanted, use).catch((error: unknown) => {
        refused++;
        if (refused === 15) othersRefused.resolve(undefined);
        throw error;
      }),
    );
    const ends = await Promise.allSettled(all);
    expect([taken, ends.filter(({ status }) => status === "rejected").length]).toEqual([1, 15]);
    expect(await shop.db.$count(uploadReservations)).toBe(0);
  });
});

it("an upload is refused if it would leave too little free disk space", async () => {
  const server = await serverWith({ minFreeBytes: Number.MAX_SAFE_INTEGER });
  const before = await shop.db.$count(mediaFiles);
  const refused = await upload(server, photo, { token: await shop.signIn() });
  expect(told(refused)).toEqual([503, "UPLOADS_PAUSED", "600"]);
  expect(refused.body.message).toBe("Hệ thống tạm thời chưa nhận thêm tệp, vui lòng thử lại sau");
  expect([await shop.db.$count(mediaFiles), readdirSync(join(shop.config.dataDir, "incoming"))]).toEqual([
    before,
    [],
  ]);
});

describe("concurrent uploads", () => {
  const begun: RawRequest[] = [];
  afterAll(() => {
    for (const { socket } of begun) socket.destroy();
  });
  const begin = async ({ port }: SecondServer, count: number) => {
    const before = await shop.db.$count(uploadReservations);
    for (let index = 0; index < count; index++) begun.push(await beginRequest(port, uploadHead()));
    await expect.poll(() => shop.db.$count(uploadReservations)).toBe(before + count);
  };
  const endAll = async () => {
    for (const { socket } of begun.splice(0)) socket.destroy();
    await expect.poll(() => shop.db.$count(uploadReservations)).toBe(0);
  };

  it("are limited per address across servers", async () => {
    const [one, other] = [await serverWith({}), await serverWith({})];
    await begin(one, 2);
    await begin(other, 1);
    expect(told(await upload(one, photo, { from: "127.0.0.1" }))).toEqual([429, "TOO_MANY_UPLOADS", "10"]);
    expect(told(await upload(one, photo, { from: "127.0.0.2" }))[0]).toBe(200);
    await endAll();
    expect(told(await upload(other, photo, { from: "127.0.0.1" }))[0]).toBe(200);
  });

  it("of guests are limited per process, which leaves slots for customers", async () => {
    const server = await serverWith(
      { eachAtATime: Infinity },
      {
        rateLimits: false,
        receiving: { ...RECEIVING_LIMITS, bodiesOfOne: Infinity, stallMs: 600_000, graceMs: 600_000 },
      },
    );
    await begin(server, GUEST_UPLOADS_AT_A_TIME);
    expect(told(await upload(server, photo))).toEqual([503, "SERVICE_BUSY", "10"]);
    expect(told(await upload(server, photo, { token: await shop.signIn() }))[0]).toBe(200);
    await endAll();
    expect(told(await upload(server, photo))[0]).toBe(200);
  });

  it("of a crashed process are released after a minute", async () => {
    const server = await serverWith({ eachAtATime: 1 });
    const expires_at = new Date(shop.clock.now().getTime() + 60_000);
    await shop.db
      .insert(uploadReservations)
      .values({ uploader: "address:203.0.113.7", bytes: 1, expires_at });
    const from = "203.0.113.7";
    expect(told(await upload(server, photo, { from }))[1]).toBe("TOO_MANY_UPLOADS");
    shop.clock.pass(60_000);
    expect(told(await upload(server, photo, { from }))[0]).toBe(200);
    shop.clock.pass(5 * 60_000);
    await shop.runJobs();
    expect(await shop.db.$count(uploadReservations)).toBe(0);
  });
});
