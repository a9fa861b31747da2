import type { OperationId } from "@sen/api";
import { describe, expect, it } from "vitest";
import {
  complained,
  delivered,
  fileOf,
  operatorContextOf,
  placed,
  returnOf,
} from "../../../test/aftersales.ts";
import { anInvoice, newKey } from "../../../test/buying.ts";
import { inTanDinh } from "../../../test/small-shop/places.ts";
import { demoCustomer } from "../../../test/small-shop/index.ts";
import { openReturn } from "../../../test/records.ts";
import { useShop, type Received, type Sent } from "../../../test/shop.ts";
import { contract } from "../../http/contract.ts";
import { requestEvidence } from "../../operator/actions/complaints.ts";
import { approveReturn } from "../../operator/actions/returns.ts";

const shop = await useShop();

const token = await shop.signIn();

const get = async (operation: OperationId, params: Sent["params"] = {}) =>
  (await shop.call(operation, { token, params })).body.data;

const address = (street: string) => ({
  ...inTanDinh,
  type: 0,
  customer_id: demoCustomer.id,
  address: street,
  office_type: 0,
  contact_name: "Nguyễn Thị Sen",
  contact_phone: "0901234567",
});

async function approvedReturn(): Promise<number> {
  const id = await openReturn(shop, token);
  await approveReturn(operatorContextOf(shop), id, "Hoàn tiền");
  return id;
}

/** A change, and how often it was made. */
interface Change {
  sent: Sent;
  times: () => Promise<number>;
}

const historyOf = async (id: number) =>
  (await get("getReturn", { id })).return_request_histories.length as number;

/** How often an order has entered a status. */
const timesOf = async (id: number, status: string) =>
  (await get("getOrder", { id })).order_histories.filter(
    ({ status_update }: { status_update: string }) => status_update === status,
  ).length as number;

/** The item of a newly delivered order, and how to read its review state. */
async function itemToReview() {
  const order = await delivered(shop);
  const reviewed = async () => (await get("getOrder", { id: order })).item_reviews[0];
  return { item: (await reviewed()).order_detail_item_id as number, reviewed };
}

async function newReview(): Promise<number> {
  const { item } = await itemToReview();
  const body = { order_detail_item_id: item, rating: 5 };
  return (await shop.call("createReview", { token, body })).body.data.id as number;
}

let asking = 0;
async function newTicket(): Promise<number> {
  const body = { category: 1, subject: "Hộp bị móp", text: `Tôi muốn đổi hộp số ${++asking}.` };
  return (await shop.call("createTicket", { token, body })).body.data.id as number;
}

/** How often a ticket has entered a status. */
const ticketMoves = async (id: number, status: number) =>
  (await get("getTicket", { id })).histories.filter((one: { status: number }) => one.status === status)
    .length as number;

/** Every change that the contract allows to repeat with an idempotency key. */
const changes = {
  addToCart: async () => ({
    sent: { body: { items: [{ product_id: 5, variant_id: 51, quantity: 2 }] } },
    times: async () => (await get("listCart")).total_quantity / 2,
  }),
  createAddress: async () => ({
    sent: { body: address("45 Lê Lợi") },
    times: async () => (await get("listAddresses")).length,
  }),
  async deleteAddress() {
    const { body } = await shop.call("createAddress", { token, body: address("46 Lê Lợi") });
    const before = (await get("listAddresses")).length as number;
    return {
      sent: { params: { id: body.data.id } },
      times: async () => before - ((await get("listAddresses")).length as number),
    };
  },
  async createComplaint() {
    const order = await delivered(shop);
    const body = {
      order_detail_id: order,
      reason: 3,
      note: "",
      cs_attach_image: [await fileOf(shop, demoCustomer.id)],
    };
    return {
      sent: { body },
      times: async () => (await get("getOrder", { id: order })).complaint_requests.length,
    };
  },
  async cancelComplaint() {
    const order = await delivered(shop);
    const id = await complained(shop, token, order);
    return {
      sent: { params: { id } },
      times: async () =>
        (await get("getOrder", { id: order })).complaint_requests.filter(
          ({ status }: { status: number }) => status === 2,
        ).length,
    };
  },
  async uploadComplaintProof() {
    const order = await delivered(shop);
    const id = await complained(shop, token, order);
    await requestEvidence(operatorContextOf(shop), id);
    const body = { images: [await fileOf(shop, demoCustomer.id)], videos: [], note: "Ảnh nhãn trên hộp" };
    const files = async () => {
      const query = { view_cs: 1, complaint_request_id: id };
      return (await shop.call("getComplaint", { token, query })).body.data.cs_attachments.length as number;
    };
    const before = await files();
    return { sent: { params: { id }, body }, times: async () => (await files()) - before };
  },
  async createReturn() {
    const order = await delivered(shop);
    return {
      sent: { body: await returnOf(shop, token, order) },
      times: async () => ((await get("getOrder", { id: order })).return_request ? 1 : 0),
    };
  },
  async recallReturn() {
    const id = await openReturn(shop, token);
    const before = await historyOf(id);
    return { sent: { body: { return_id: id } }, times: async () => (await historyOf(id)) - before };
  },
  async approveReturnAsCustomer() {
    const id = await approvedReturn();
    const before = await historyOf(id);
    return { sent: { body: { return_request_id: id } }, times: async () => (await historyOf(id)) - before };
  },
  async confirmReturnReceived() {
    const id = await approvedReturn();
    await shop.call("approveReturnAsCustomer", { token, body: { return_request_id: id } });
    const before = await historyOf(id);
    return { sent: { body: { return_id: id } }, times: async () => (await historyOf(id)) - before };
  },
  async cancelOrder() {
    const id = await placed(shop);
    return {
      sent: { params: { id }, body: { reason: 5, note: "Lâu quá" } },
      times: async () => timesOf(id, "CANCELLED"),
    };
  },
  async buyAgain() {
    const id = await delivered(shop);
    const { order_detail_items } = await get("getOrder", { id });
    const bought = order_detail_items[0].variant_id as number;
    return {
      sent: { params: { id } },
      times: async () => {
        const { groups } = await get("listCart");
        const lines = groups.flatMap(
          (group: { lines: { variant_id: number; quantity: number }[] }) => group.lines,
        );
        return lines.filter(({ variant_id }: { variant_id: number }) => variant_id === bought).length;
      },
    };
  },
  async confirmReceived() {
    const id = await delivered(shop);
    return {
      sent: { params: { id } },
      times: async () => timesOf(id, "COMPLETED"),
    };
  },
  async createVat() {
    const id = await placed(shop);
    return {
      sent: { params: { id }, body: anInvoice },
      times: async () => ((await get("getOrder", { id })).vat_invoice ? 1 : 0),
    };
  },
  async createTicket() {
    const count = async () => (await get("listMyTickets")).total as number;
    const before = await count();
    return {
      sent: { body: { category: 1, subject: "Hộp bị móp", text: "Tôi muốn đổi hộp." } },
      times: async () => (await count()) - before,
    };
  },
  async answerTicket() {
    const id = await newTicket();
    return {
      sent: { params: { id }, body: { text: "Đây là nhãn." } },
      times: async () => ((await get("getTicket", { id })).messages.length as number) - 1,
    };
  },
  async closeTicket() {
    const id = await newTicket();
    return { sent: { params: { id } }, times: () => ticketMoves(id, 3) };
  },
  async reopenTicket() {
    const id = await newTicket();
    await shop.call("closeTicket", { token, params: { id } });
    return { sent: { params: { id } }, times: async () => (await ticketMoves(id, 0)) - 1 };
  },
  async rateTicket() {
    const id = await newTicket();
    await shop.call("closeTicket", { token, params: { id } });
    return {
      sent: { params: { id }, body: { stars: 5 } },
      times: async () => ((await get("getTicket", { id })).rating ? 1 : 0),
    };
  },
  async createReview() {
    const { item, reviewed } = await itemToReview();
    return {
      sent: {
        body: { order_detail_item_id: item, rating: 4, images: [await fileOf(shop, demoCustomer.id)] },
      },
      times: async () => ((await reviewed()).review_id === null ? 0 : 1),
    };
  },
  async updateReview() {
    const id = await newReview();
    return {
      sent: { params: { id }, body: { rating: 3, images: [await fileOf(shop, demoCustomer.id)] } },
      times: async () => (await get("getReview", { id })).media.length as number,
    };
  },
  async commentReview() {
    const id = await newReview();
    return {
      sent: { params: { id }, body: { content: "Hay" } },
      times: async () => (await get("getReview", { id })).comment_count as number,
    };
  },
} satisfies Partial<Record<OperationId, () => Promise<Change>>>;
const repeatable = Object.keys(changes) as (keyof typeof changes)[];

const dataOf = ({ status, body }: Received) => ({ status, data: body.data as unknown });

it("every operation with an idempotency key in the contract is tested", () => {
  const declared = Object.values(contract.paths).flatMap((operations) =>
    Object.values(operations).filter((operation) =>
      JSON.stringify(operation).includes("parameters/RepeatKey"),
    ),
  );
  expect(declared.map(({ operationId }) => operationId).toSorted()).toEqual(repeatable.toSorted());
});

describe("a change with an idempotency key", () => {
  it.each(repeatable)("%s runs once and repeats its response", async (operation) => {
    const { sent, times }: Change = await changes[operation]();
    const ask = () => shop.call(operation, { ...sent, token, headers: { "idempotency-key": key } });
    const key = newKey();
    const [first, ...again] = [await ask(), ...(await Promise.all([ask(), ask()]))];
    expect(first.status).toBe(200);
    expect(again.map(dataOf)).toEqual([dataOf(first), dataOf(first)]);
    expect(await times()).toBe(1);
  });

  it("responds 409 if the key was used for another change by the same operation", async () => {
    const headers = { "idempotency-key": newKey() };
    const add = (quantity: number) =>
      shop.call("addToCart", {
        token,
        headers,
        body: { items: [{ product_id: 5, variant_id: 51, quantity }] },
      });
    expect((await add(1)).status).toBe(200);
    expect((await add(2)).status).toBe(409);
    const elsewhere = await shop.call("createAddress", { token, headers, body: address("47 Lê Lợi") });
    expect(elsewhere.status).toBe(200);
  });
});
