import { describe, expect, it } from "vitest";
import { complained, delivered, operatorContextOf, uploaded } from "../../../test/aftersales.ts";
import { newKey } from "../../../test/buying.ts";
import { openReturn } from "../../../test/records.ts";
import { useShop } from "../../../test/shop.ts";
import { otherCustomer } from "../../../test/small-shop/index.ts";
import { answerComplaint, requestEvidence } from "../../operator/actions/complaints.ts";

const shop = await useShop();
const MINUTE_MS = 60_000;

const fileOfComplaint = async (id: number, token: string): Promise<number> => {
  const { body } = await shop.call("getComplaint", { query: { complaint_request_id: id }, token });
  return (body as { data: { cs_attachments: { id: number }[] } }).data.cs_attachments[0]?.id ?? 0;
};

const tokens = { owner: await shop.signIn(), stranger: await shop.signIn(otherCustomer) };
const pictures = await uploaded(shop, tokens.owner);
const complaint = await complained(shop, tokens.owner, await delivered(shop), pictures);
await openReturn(shop, tokens.owner);
/** The owner's complaint and its file. */
const theirs = { complaint, file: await fileOfComplaint(complaint, tokens.owner) };

describe("a customer's own records give no access to others", () => {
  it("downloads a file under its own complaint only", async () => {
    const { owner, stranger } = tokens;
    const another = await complained(shop, owner, await delivered(shop));
    const mine = await complained(shop, stranger, await delivered(shop, otherCustomer.id));
    const ask = async (id: number, fileId: number, token: string) =>
      (await shop.call("downloadComplaintFile", { params: { id, fileId }, token })).status;
    expect(await ask(theirs.complaint, theirs.file, owner)).toBe(200);
    expect(await ask(another, theirs.file, owner)).toBe(404);
    expect(await ask(mine, theirs.file, stranger)).toBe(404);
    expect(await ask(theirs.complaint, await fileOfComplaint(mine, stranger), stranger)).toBe(403);
    // The file belongs to the return, not to the complaint.
    expect(await ask(theirs.complaint, theirs.file + 1, owner)).toBe(404);
  });

  it("accepts no evidence of another customer or of another complaint", async () => {
    const { owner, stranger } = tokens;
    const id = await complained(shop, owner, await delivered(shop));
    await answerComplaint(operatorContextOf(shop), id, { reason: "Nhầm" });
    await requestEvidence(operatorContextOf(shop), id);
    const [used = ""] = await uploaded(shop, owner);
    const body = { order_detail_id: await delivered(shop), reason: 3, cs_attach_image: [used] };
    await shop.call("createComplaint", { token: owner, body });
    const [another = ""] = await uploaded(shop, stranger);
    const before = await shop.call("getComplaint", { query: { complaint_request_id: id }, token: owner });
    const { status, body: refused } = await shop.call("uploadComplaintProof", {
      params: { id },
      token: owner,
      body: { images: [another, used], videos: [], note: "Ảnh" },
    });
    expect(status).toBe(422);
    expect(
      (refused as { data: { errors: { message_code: string }[] } }).data.errors.map(
        ({ message_code }) => message_code,
      ),
    ).toEqual(["FILE_UNKNOWN", "FILE_ALREADY_USED"]);
    const after = await shop.call("getComplaint", { query: { complaint_request_id: id }, token: owner });
    expect(after.body).toEqual(before.body);
  });

  it("repeats nothing of another customer under the same Idempotency-Key", async () => {
    const { owner, stranger } = tokens;
    const items = [{ product_id: 5, variant_id: 51, quantity: 1 }];
    const add = (token: string, key: string) =>
      shop.call("addToCart", { token, body: { items }, headers: { "idempotency-key": key } });
    const [atOnce, later] = [newKey(), newKey()];
    await Promise.all([add(owner, atOnce), add(stranger, atOnce)]);
    await add(owner, later);
    await add(stranger, later);
    expect((await shop.call("listCart", { token: stranger })).body.data.total_quantity).toBe(2);
  });
});

it("serves a media file only at its signed URL, which is valid for one to two hours", async () => {
  const { body } = await shop.call("getComplaint", {
    query: { complaint_request_id: theirs.complaint },
    token: tokens.owner,
  });
  const { source, thumbnail } = (
    body as { data: { cs_attachments: { source: string; thumbnail: string }[] } }
  ).data.cs_attachments[0] ?? { source: "", thumbnail: "" };
  const get = async (url: string) => (await shop.app.inject({ url })).statusCode;
  expect(await get(source)).toBe(200);
  const [, , , id = "", signed = "", file = ""] = source.split("/");
  const [expiry = "", signature = ""] = signed.split(".");
  const later = (Number.parseInt(expiry, 36) + 24 * 60 * MINUTE_MS).toString(36);
  const small = thumbnail.split("/").at(-1) ?? "";
  for (const forged of [
    `/media/files/${id}/${later}.${signature}/${file}`,
    `/media/files/${id}/${expiry}./${file}`,
    `/media/files/${id}/${signed}/${small}`,
    `/media/files/${crypto.randomUUID()}/${signed}/${file}`,
    `/media/files/${id}/${signed}/..%2f${file}`,
    `/media/files/not-a-number/${signed}/${file}`,
  ]) {
    expect([forged, await get(forged)]).toEqual([forged, 403]);
  }
  const { headers } = await shop.app.inject({ url: thumbnail });
  expect(headers["cache-control"]).toMatch(/^private, max-age=\d+/);
  shop.clock.pass(59 * MINUTE_MS);
  expect(await get(source)).toBe(200);
  shop.clock.pass(62 * MINUTE_MS);
  expect(await get(source)).toBe(403);
});
