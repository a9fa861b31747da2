import { and, eq, isNotNull, sql } from "../../../database/drizzle.ts";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { operatorSays, picture, upload } from "../../../../test/aftersales.ts";
import { manyCustomers } from "../../../../test/many-customers.ts";
import { useShop } from "../../../../test/shop.ts";
import { demoCustomer, otherCustomer } from "../../../../test/small-shop/index.ts";
import { identityDocuments, identityPictures } from "../../../database/schema/index.ts";

const shop = await useShop();
const DAY_MS = 24 * 60 * 60 * 1000;
const number = "079194001234";

let mine = await shop.signIn();
let theirs = await shop.signIn(otherCustomer);
const photo = await picture(800, 504);

/** Calls `"uploadIdentityPicture"`, whose body is multipart. */
const send = (content: Buffer, token?: string) =>
  upload(shop, content, {
    ...(token !== undefined && { token }),
    type: null,
    to: "/loyalty/identity/pictures",
  });

async function pictureOf(token: string): Promise<string> {
  const { body } = await send(photo, token);
  return (body as { data: { id: string } }).data.id;
}

async function submit(token: string, change: object = {}) {
  const body = {
    type: 0,
    number,
    front_id: await pictureOf(token),
    back_id: await pictureOf(token),
    ...change,
  };
  return shop.call("submitIdentity", { token, body });
}

async function thirdCustomer() {
  const [third] = await manyCustomers(shop, 1);
  if (!third) throw new Error("nobody");
  return third;
}

const stateOf = async (token: string) => (await shop.call("getIdentity", { token })).body.data;
const newest = async (customer_id: number) => {
  const rows = await shop.db
    .select()
    .from(identityDocuments)
    .where(eq(identityDocuments.customer_id, customer_id));
  return rows.at(-1)?.id ?? 0;
};
/** Shows a document, decrypted with the shop's own key. */
const show = async (...words: string[]) =>
  (await decide("show", ...words)) as { number: string; saved: string };
const decide = (...words: string[]) => operatorSays(shop, "identity", ...words);

/** All stored files in the data folder. */
const storedFiles = () => {
  const folder = join(shop.config.dataDir, "media");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
};

describe("a picture of an identity document", () => {
  it("is stored encrypted under its own prefix and nowhere else", async () => {
    const { body } = await send(photo, mine);
    const [row] = await shop.db
      .select()
      .from(identityPictures)
      .where(eq(identityPictures.id, body.data.id as string));
    expect(row?.storage_key).toMatch(/^identity\//);
    const stored = storedFiles().filter((path) => path.includes("/identity/"));
    expect(stored).not.toEqual([]);
    for (const path of stored) {
      const content = readFileSync(path);
      expect(content.subarray(0, 3)).not.toEqual(Buffer.of(0xff, 0xd8, 0xff));
      expect(content.includes("JFIF")).toBe(false);
    }
    expect(readdirSync(join(shop.config.dataDir, "incoming"))).toEqual([]);
  });

  it("is served at its signed URL for five minutes, uncached, and at no other URL", async () => {
    const { body } = await send(photo, mine);
    const { url, id } = body.data as { url: string; id: string };
    const seen = await shop.app.inject({ url });
    expect([seen.statusCode, seen.headers["content-type"], seen.headers["cache-control"]]).toEqual([
      ...[200, "image/jpeg", "private, no-store"],
    ]);
    expect(seen.rawPayload.subarray(0, 3)).toEqual(Buffer.of(0xff, 0xd8, 0xff));
    const [, , , , token = ""] = url.split("/");
    const other = await pictureOf(mine);
    for (const wrong of [`/media/identity/${other}/${token}`, `/media/identity/${id}/zz.AAAA`, `${url}A`]) {
      expect((await shop.app.inject({ url: wrong })).statusCode).toBe(403);
    }
    shop.clock.pass(5 * 60 * 1000 + 1);
    expect((await shop.app.inject({ url })).statusCode).toBe(403);
  });

  it("is refused at its URL once its owner has signed out", async () => {
    const token = await shop.signIn();
    const { url } = (await send(photo, token)).body.data as { url: string };
    expect((await shop.app.inject({ url })).statusCode).toBe(200);
    await shop.call("logout", { token });
    expect((await shop.app.inject({ url })).statusCode).toBe(403);
  });

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ["no picture", () => Buffer.from("%PDF-1.7 not a picture, whatever its name says"), "FILE_NOT_ACCEPTED"],
    ["an empty file", () => Buffer.alloc(0), "FILE_EMPTY"],
    ["a broken picture", () => photo.subarray(0, 400), "FILE_BROKEN"],
    ["one that is too small to be read", () => picture(479, 800), "IDENTITY_PICTURE_TOO_SMALL"],
  ])("is rejected at its field if it is %s", async (_, content, message_code) => {
    const { status, body } = await send(await content(), mine);
    expect([status, body.data.errors[0]]).toMatchObject([422, { field: "file", message_code }]);
  });

  it("is deleted after a day if it was not submitted, however many others are due too", async () => {
    const id = await pictureOf(mine);
    await shop.db.execute(sql`
      insert into identity_pictures (id, customer_id, storage_key, content_type, width, height, created_at)
      select gen_random_uuid(), customer_id, 'identity/' || n, content_type, width, height, created_at - interval '1 minute'
      from identity_pictures, generate_series(1, 40) as n where id = ${id}`);
    shop.clock.pass(DAY_MS + 1);
    await shop.runJobs();
    expect(await shop.db.select().from(identityPictures).where(eq(identityPictures.id, id))).toEqual([]);
    expect(storedFiles().filter((path) => path.includes(id))).toEqual([]);
    mine = await shop.signIn();
    theirs = await shop.signIn(otherCustomer);
  });
});

describe("an identity document", () => {
  it("is submitted, refused with a reason, submitted again and verified, and its owner is notified", async () => {
    expect(await stateOf(mine)).toMatchObject({ status: "none", number_masked: null, front: null });
    const sent = await submit(mine);
    expect(sent.body.data).toMatchObject({ status: "waiting", type: 0, number_masked: "•••••••••234" });
    expect(JSON.stringify(sent.body)).not.toContain(number);

    const [listed] = (await decide("list")) as { customer: number }[];
    expect(listed).toMatchObject({ customer: demoCustomer.id, type: "ID card" });
    await decide("refuse", String(await newest(demoCustomer.id)), "--reason", "blurred");
    expect(await stateOf(mine)).toMatchObject({ status: "refused", refusal: "blurred" });

    expect((await submit(mine)).status).toBe(200);
    await decide("verify", String(await newest(demoCustomer.id)));
    expect(await stateOf(mine)).toMatchObject({
      status: "verified",
      refusal: null,
      number_masked: "•••••••••234",
    });
    const { body: told } = await shop.call("listNotifications", { token: mine, query: { type: "activity" } });
    expect(told.data.data.map(({ body_data }: { body_data: object }) => body_data)).toEqual(
      Array.from({ length: 2 }, () => ({ source_type: "identity", source_id: null, order_detail_id: null })),
    );
    expect(told.data.data[0].title).toBe("Danh tính đã được xác minh");
    const again = await submit(mine);
    expect([again.status, again.body.message_code]).toEqual([409, "IDENTITY_ALREADY_SENT"]);
  });

  it("is decided once, and refused only for a known reason", async () => {
    const decided = String(await newest(demoCustomer.id));
    await expect(decide("verify", decided)).rejects.toThrow("is not waiting");
    await expect(decide("refuse", decided, "--reason", "ugly")).rejects.toThrow(
      "--reason must be one of blurred",
    );
  });

  it("with another customer's number gets the same response, and the operator sees the owner", async () => {
    const taken = await submit(theirs);
    expect([taken.status, taken.body.data.status]).toEqual([200, "waiting"]);
    const document = String(await newest(otherCustomer.id));
    expect(await show(document)).toMatchObject({ verified_for_customer: demoCustomer.id });
    await expect(decide("verify", document)).rejects.toThrow(`customer ${demoCustomer.id}`);
    await decide("refuse", document, "--reason", "used_elsewhere");
    expect(await stateOf(theirs)).toMatchObject({ status: "refused", refusal: "used_elsewhere" });
  });

  it("is verified for one of two customers with the same number, whoever submitted first", async () => {
    const same = { number: "079194007777" };
    const third = await thirdCustomer();
    expect([(await submit(third.token, same)).status, (await submit(theirs, same)).status]).toEqual([
      200, 200,
    ]);
    await decide("verify", String(await newest(otherCustomer.id)));
    await expect(decide("verify", String(await newest(third.id)))).rejects.toThrow("used_elsewhere");
    await decide("refuse", String(await newest(otherCustomer.id)), "--reason", "used_elsewhere");
    expect(await stateOf(theirs)).toMatchObject({ status: "refused" });
    await shop.db.delete(identityPictures).where(eq(identityPictures.customer_id, otherCustomer.id));
    await shop.db.delete(identityDocuments).where(eq(identityDocuments.customer_id, otherCustomer.id));
  });

  it("is submitted once under concurrent requests", async () => {
    const passport = { type: 1, number: "B1234567" };
    const twice = await Promise.all([submit(theirs, passport), submit(theirs, passport)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("is shown to the operator with its number, and its pictures are saved to a folder", async () => {
    const id = await newest(otherCustomer.id);
    const shown = await show(String(id), "--save", join(shop.config.dataDir, "look"));
    expect(shown.number).toBe("B1234567");
    for (const path of shown.saved.split(", ")) {
      expect(readFileSync(path).subarray(0, 3)).toEqual(Buffer.of(0xff, 0xd8, 0xff));
    }
  });

  it("loses its pictures thirty days after the decision and keeps its state", async () => {
    shop.clock.pass(30 * DAY_MS + 1);
    await shop.runJobs();
    mine = await shop.signIn();
    theirs = await shop.signIn(otherCustomer);
    expect(await stateOf(mine)).toMatchObject({ status: "verified", front: null, back: null });
    expect((await stateOf(theirs)).front).not.toBeNull();
  });
});

describe("submitting an identity document", () => {
  it.each<[string, object, string, string]>([
    ["eleven digits", { number: "07919400123" }, "number", "IDENTITY_CARD_FORMAT"],
    ["letters in an ID card", { number: "07919400123A" }, "number", "IDENTITY_CARD_FORMAT"],
    ["a passport without a digit", { type: 1, number: "ABCDEFG" }, "number", "PASSPORT_FORMAT"],
    ["a passport of ten signs", { type: 1, number: "B123456789" }, "number", "PASSPORT_FORMAT"],
  ])("with %s is rejected at its field", async (_, change, field, message_code) => {
    const { status, body } = await submit(theirs, change);
    expect([status, body.data.errors]).toMatchObject([422, [{ field, message_code }]]);
  });

  it("accepts only two different, new pictures of the customer's own", async () => {
    const foreign = await pictureOf(mine);
    await decide("refuse", String(await newest(otherCustomer.id)), "--reason", "glare");
    const stolen = await submit(theirs, { number: "079194009999", front_id: foreign });
    expect(stolen.body.data.errors).toMatchObject([
      { field: "front_id", message_code: "IDENTITY_PICTURE_UNKNOWN" },
    ]);
    const [used] = await shop.db
      .select()
      .from(identityPictures)
      .where(
        and(eq(identityPictures.customer_id, otherCustomer.id), isNotNull(identityPictures.document_id)),
      );
    const again = await submit(theirs, { number: "079194009999", back_id: used?.id });
    expect(again.body.data.errors).toMatchObject([
      { field: "back_id", message_code: "IDENTITY_PICTURE_UNKNOWN" },
    ]);
    const one = await pictureOf(theirs);
    const same = await submit(theirs, { number: "079194009999", front_id: one, back_id: one });
    expect(same.body.data.errors).toMatchObject([
      { field: "back_id", message_code: "IDENTITY_PICTURE_UNKNOWN" },
    ]);
    expect((await stateOf(theirs)).status).toBe("refused");
  });
});
