import type { OperationId } from "@sen/api";
import { beforeAll, describe, expect, it } from "vitest";
import {
  account,
  complained,
  delivered,
  operatorContextOf,
  operatorSays,
  placed,
  returnOf,
  uploaded,
} from "../../../test/aftersales.ts";
import { newKey } from "../../../test/buying.ts";
import { useShop, type Sent } from "../../../test/shop.ts";
import { otherCustomer } from "../../../test/small-shop/index.ts";
import { inTanDinh } from "../../../test/small-shop/places.ts";
import { answerComplaint, requestEvidence } from "../../operator/actions/complaints.ts";

const shop = useShop();
const DAY_MS = 24 * 60 * 60 * 1000;
const NONE = 999_999;
const HIGHEST = Number.MAX_SAFE_INTEGER;
let tokens: Record<"owner" | "stranger", string>;
let returnBody: object;
/** The owner's records: an order with a complaint, and the return and refund of another. */
let theirs: Record<"order" | "complaint" | "file" | "return" | "refund", number>;

const fileOfComplaint = async (id: number, token: string): Promise<number> => {
  const { body } = await shop.call("getComplaint", { query: { complaint_request_id: id }, token });
  return (body as { data: { cs_attachments: { id: number }[] } }).data.cs_attachments[0]?.id ?? 0;
};

beforeAll(async () => {
  tokens = {
    owner: await shop.signIn(),
    stranger: await shop.signIn(otherCustomer),
  };
  const { owner } = tokens;
  const order = await delivered(shop);
  const complaint = await complained(shop, owner, order);
  const returned = await delivered(shop);
  returnBody = await returnOf(shop, owner, returned);
  const opened = await shop.call("createReturn", { token: owner, body: returnBody });
  expect(opened.status, JSON.stringify(opened.body)).toBe(200);
  const id = (opened.body as { data: { id: number } }).data.id;
  await operatorSays(shop, "return", "approve", String(id), "--solution", "Hoàn tiền");
  await shop.call("approveReturnAsCustomer", { token: owner, body: { return_request_id: id } });
  for (const step of ["collect", "received", "complete"]) {
    await operatorSays(shop, "return", step, String(id));
  }
  const { body } = await shop.call("getReturn", { params: { id }, token: owner });
  const refund = (body as { data: { refund: { id: number } } }).data.refund.id;
  theirs = { order, complaint, file: await fileOfComplaint(complaint, owner), return: id, refund };
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

/** Every call that refers to an existing record of a customer: which record, and the request. */
const calls: [OperationId, keyof typeof theirs, (id: number) => Sent][] = [
  ["getOrder", "order", (id) => ({ params: { id } })],
  ["cancelOrder", "order", (id) => ({ params: { id }, body: { reason: 7 } })],
  ["confirmOrder", "order", (id) => ({ params: { id } })],
  ["confirmReceived", "order", (id) => ({ params: { id } })],
  ["buyAgain", "order", (id) => ({ params: { id } })],
  ["changeOrderAddress", "order", (id) => ({ params: { id }, body: address })],
  ["createVat", "order", (id) => ({ params: { id }, body: vat })],
  [
    "reCheckout",
    "order",
    (id) => ({ body: { is_web: 1, order_id: id }, headers: { "idempotency-key": newKey() } }),
  ],
  ["checkComplaintApproval", "order", (id) => ({ body: { order_detail_id: id } })],
  [
    "createComplaint",
    "order",
    (id) => ({ body: { order_detail_id: id, reason: 3, cs_attach_image: [image] } }),
  ],
  ["getComplaint", "complaint", (id) => ({ query: { complaint_request_id: id } })],
  ["cancelComplaint", "complaint", (id) => ({ params: { id } })],
  [
    "uploadComplaintProof",
    "complaint",
    (id) => ({ params: { id }, body: { images: [image], videos: [], note: "Ảnh" } }),
  ],
  ["downloadComplaintFile", "complaint", (id) => ({ params: { id, fileId: theirs.file } })],
  ["createReturn", "order", (id) => ({ body: { ...returnBody, order_detail_id: id } })],
  ["getReturn", "return", (id) => ({ params: { id } })],
  ["recallReturn", "return", (id) => ({ body: { return_id: id } })],
  ["approveReturnAsCustomer", "return", (id) => ({ body: { return_request_id: id } })],
  ["confirmReturnReceived", "return", (id) => ({ body: { return_id: id } })],
  ["getRefund", "refund", (id) => ({ params: { id } })],
  ["changeRefundBank", "refund", (id) => ({ params: { id }, body: account })],
];

describe.each(calls)("%s", (operation, names, sent) => {
  const ask = (id: number, token: string) => shop.call(operation, { ...sent(id), token });
  it("responds 404 for an unknown id, and 404 or 422 beyond the safe integers", async () => {
    expect((await ask(NONE, tokens.owner)).status).toBe(404);
    expect((await ask(HIGHEST, tokens.owner)).status).toBe(404);
    const { status } = await ask(HIGHEST + 1, tokens.owner);
    expect([404, 422]).toContain(status);
  });
});

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

  it("scopes an Idempotency-Key to its customer", async () => {
    const order = await placed(shop, { payment_method: 1 });
    const headers = { "idempotency-key": newKey() };
    const body = { is_web: 1, order_id: order };
    expect((await shop.call("reCheckout", { token: tokens.owner, headers, body })).status).toBe(200);
    expect((await shop.call("reCheckout", { token: tokens.stranger, headers, body })).status).toBe(403);
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
