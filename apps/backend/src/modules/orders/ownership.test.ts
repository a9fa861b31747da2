import type { OperationId } from "@sen/api";
import { beforeAll, describe, expect, it } from "vitest";
import {
  account,
  complained,
  delivered,
  operatorContextOf,
  returnOf,
  uploaded,
} from "../../../test/aftersales.ts";
import { newKey } from "../../../test/buying.ts";
import { useShop, type Sent } from "../../../test/shop.ts";
import { otherCustomer } from "../../../test/small-shop/index.ts";
import { inTanDinh } from "../../../test/small-shop/places.ts";
import { answerComplaint, requestEvidence } from "../../operator/actions/complaints.ts";

const shop = await useShop();
const DAY_MS = 24 * 60 * 60 * 1000;
const NONE = 999_999;
const HIGHEST = Number.MAX_SAFE_INTEGER;
let tokens: Record<"owner" | "stranger", string>;
let returnBody: object;
/** The owner's complaint and its file. */
let theirs: Record<"complaint" | "file", number>;

const fileOfComplaint = async (id: number, token: string): Promise<number> => {
  const { body } = await shop.call("getComplaint", { query: { complaint_request_id: id }, token });
  return (body as { data: { cs_attachments: { id: number }[] } }).data.cs_attachments[0]?.id ?? 0;
};

beforeAll(async () => {
  tokens = { owner: await shop.signIn(), stranger: await shop.signIn(otherCustomer) };
  const { owner } = tokens;
  const complaint = await complained(shop, owner, await delivered(shop));
  returnBody = await returnOf(shop, owner, await delivered(shop));
  expect((await shop.call("createReturn", { token: owner, body: returnBody })).status).toBe(200);
  theirs = { complaint, file: await fileOfComplaint(complaint, owner) };
});

const address = {
  contact_name: "Trần Thị Lan",
  contact_phone: "0912345678",
  ...inTanDinh,
  address: "5 Hai Bà Trưng",
};
const vat = {
  company_name: "Công ty TNHH Sen Việt",
  tax_code: "0312345678",
  company_address: "12 Nguyễn Huệ, Quận 1",
  email: "ketoan@example.com",
};
const image = crypto.randomUUID();

/** Every call that refers to an existing record of a customer. */
const calls: [OperationId, (id: number) => Sent][] = [
  ["getOrder", (id) => ({ params: { id } })],
  ["cancelOrder", (id) => ({ params: { id }, body: { reason: 7 } })],
  ["confirmOrder", (id) => ({ params: { id } })],
  ["confirmReceived", (id) => ({ params: { id } })],
  ["buyAgain", (id) => ({ params: { id } })],
  ["changeOrderAddress", (id) => ({ params: { id }, body: address })],
  ["createVat", (id) => ({ params: { id }, body: vat })],
  ["reCheckout", (id) => ({ body: { is_web: 1, order_id: id }, headers: { "idempotency-key": newKey() } })],
  ["checkComplaintApproval", (id) => ({ body: { order_detail_id: id } })],
  ["createComplaint", (id) => ({ body: { order_detail_id: id, reason: 3, cs_attach_image: [image] } })],
  ["getComplaint", (id) => ({ query: { complaint_request_id: id } })],
  ["cancelComplaint", (id) => ({ params: { id } })],
  ["uploadComplaintProof", (id) => ({ params: { id }, body: { images: [image], videos: [], note: "Ảnh" } })],
  ["downloadComplaintFile", (id) => ({ params: { id, fileId: theirs.file } })],
  ["createReturn", (id) => ({ body: { ...returnBody, order_detail_id: id } })],
  ["getReturn", (id) => ({ params: { id } })],
  ["recallReturn", (id) => ({ body: { return_id: id } })],
  ["approveReturnAsCustomer", (id) => ({ body: { return_request_id: id } })],
  ["confirmReturnReceived", (id) => ({ body: { return_id: id } })],
  ["getRefund", (id) => ({ params: { id } })],
  ["changeRefundBank", (id) => ({ params: { id }, body: account })],
];

it.each(calls)(
  "%s responds 404 for an unknown id, and 404 or 422 beyond the safe integers",
  async (operation, sent) => {
    const ask = async (id: number) =>
      (await shop.call(operation, { ...sent(id), token: tokens.owner })).status;
    expect([await ask(NONE), await ask(HIGHEST)]).toEqual([404, 404]);
    expect([404, 422]).toContain(await ask(HIGHEST + 1));
  },
);

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

it("serves a media file only at its signed URL, until that expires", async () => {
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
  const later = (Number.parseInt(expiry, 36) + DAY_MS).toString(36);
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
  shop.clock.pass(3 * 60 * 60 * 1000);
  expect(await get(source)).toBe(403);
  shop.clock.pass(-3 * 60 * 60 * 1000);
});
