import type { Order } from "@sen/api";
import { filterOfTab, ORDER_SHORTCUTS, ORDER_TABS, orderTitle, ReturnStatus, tabsOfOrder } from "@sen/domain";
import { eq, inArray, like } from "../../../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import { buying } from "../../../../test/buying.ts";
import { copyRow } from "../../../../test/copy-row.ts";
import { demoCustomer, otherCustomer } from "../../../../test/small-shop/index.ts";
import { useShop } from "../../../../test/shop.ts";
import {
  complaints,
  deliveryHistories,
  deliveryRequests,
  orders,
  returnHistories,
  returnRequests,
  reviews,
} from "../../../database/schema/index.ts";

const shop = await useShop();
const { giveAddress, buy } = buying(shop);

/** One order of each kind. */
const kinds = {
  pending: { order_status: "PENDING_CONFIRM", payment_method: 1 },
  unpaid: { order_status: "PENDING_CONFIRM", payment_method: 1, payment_status: 2 },
  created: { order_status: "CREATED" },
  confirmed: { order_status: "CONFIRMED" },
  delivering: { order_status: "TO_RECEIVE" },
  failed: { order_status: "TO_RECEIVE", return_status: 9, return_creator_type: 3 },
  back: { order_status: "CANCELLED", return_status: 8, return_creator_type: 3, cancel_status: 3 },
  delivered: { order_status: "DELIVERED" },
  completed: { order_status: "COMPLETED" },
  cancelled: { order_status: "CANCELLED", cancel_status: 1 },
  refunded: { order_status: "CANCELLED", cancel_status: 1, refund_status: 3, payment_status: 1 },
  unpaidCancelled: { order_status: "CANCELLED", cancel_status: 1, payment_method: 1, payment_status: 2 },
  returned: { order_status: "COMPLETED", return_status: 5, return_creator_type: 1 },
  pickUpFailed: { order_status: "COMPLETED", return_status: 9, return_creator_type: 1 },
  complained: { order_status: "COMPLETED", complaint_status: 5 },
} as const;
type Kind = keyof typeof kinds;
/** Why the deliveries of a return failed, oldest first. */
const carried = { failed: ["Sai địa chỉ", "Người nhận không nghe máy"], pickUpFailed: ["Khách hẹn lại"] };
const asked = {
  customer_id: demoCustomer.id,
  reason_return: 1,
  amount_refund: 0,
  delivery_method: 1,
  customer_info: {},
  tenant_info: {},
  ward_code: "26734",
} as typeof returnRequests.$inferInsert;
const ids = {} as Record<Kind, number>;

const token = await shop.signIn();
await giveAddress(demoCustomer.id);
for (const [kind, set] of Object.entries(kinds)) {
  const placed = await buy(token, [{ variant: 51 }]);
  ids[kind as Kind] = placed.orders[0]?.id ?? 0;
  await shop.db
    .update(orders)
    .set(set)
    .where(eq(orders.id, ids[kind as Kind]));
}
const [parcel] = await shop.db
  .select()
  .from(deliveryRequests)
  .where(eq(deliveryRequests.order_id, ids.failed));
await shop.db.insert(deliveryHistories).values([
  { delivery_request_id: parcel?.id ?? 0, status: 5, created_at: new Date("2026-11-20T00:00:00Z") },
  {
    delivery_request_id: parcel?.id ?? 0,
    status: 9,
    note: { reason_delivery_fail: "Người nhận không nghe máy" },
    created_at: new Date("2026-11-20T09:00:00Z"),
  },
]);
for (const [kind, reasons] of Object.entries(carried)) {
  const order_id = ids[kind as Kind];
  const [request] = await shop.db
    .insert(returnRequests)
    .values({ ...asked, order_id, status: 9 })
    .returning({ id: returnRequests.id });
  await shop.db.insert(returnHistories).values(
    reasons.map((reason_delivery_fail) => ({
      return_request_id: request?.id ?? 0,
      status: ReturnStatus.deliveryFailed,
      note: { reason_delivery_fail },
    })),
  );
}
await shop.db.insert(complaints).values({
  order_id: ids.complained,
  customer_id: demoCustomer.id,
  status: 5,
  reason: 1,
  feedback: { solution: "Gửi bù" },
});

const list = async (query: Record<string, string | number>, lang?: "vi" | "en") => {
  const { body } = await shop.call("listOrders", { query, token, lang });
  return body.data as { items: Order[]; total: number; last_page: number; per_page: number };
};

describe("the order list", () => {
  it.each(ORDER_TABS)("shows under %s exactly its orders, the newest first", async (tab) => {
    const { items: all } = await list({ per_page: 50 });
    expect(all.map(({ id }) => id)).toEqual(Object.values(ids).toReversed());
    const { items, total } = await list({ filter_status: filterOfTab(tab), per_page: 50 });
    expect(items).toEqual(all.filter((order) => tabsOfOrder(order).includes(tab)));
    expect(total).toBe(items.length);
  });

  it("shows orders waiting for the carrier under the filter without a tab", async () => {
    expect((await list({ filter_status: "WAITING_PICKUP" })).items).toEqual([]);
    await shop.db
      .update(deliveryRequests)
      .set({ tracking_code: "SX1" })
      .where(eq(deliveryRequests.order_id, ids.confirmed));
    const { items } = await list({ filter_status: "WAITING_PICKUP" });
    expect(items.map(({ id }) => id)).toEqual([ids.confirmed]);
  });

  it("has counts that match the filters of the account's shortcuts", async () => {
    const { body } = await shop.call("countOrders", { token });
    for (const [shortcut, filter_status] of Object.entries(ORDER_SHORTCUTS)) {
      expect(body.data[shortcut], shortcut).toBe((await list({ filter_status })).total);
    }
    expect(body.data.to_pay).toBeGreaterThan(0);
    const returning = (await list({ filter_status: "RETURNING", per_page: 50 })).items;
    const { items } = await list({ filter_status: "RETURN", per_page: 50 });
    expect(returning).toEqual(items.filter(({ return_status }) => ![2, 3, 4].includes(return_status ?? 3)));
    const waits = (await list({ filter_status: "TO_REVIEW", per_page: 50 })).items;
    const all = (await list({ per_page: 50 })).items;
    expect(waits).toEqual(all.filter(({ items_to_review }) => items_to_review.length > 0));
  });

  it("asks for a review only of items without one", async () => {
    const waits = async () => (await list({ filter_status: "TO_REVIEW", per_page: 50 })).items;
    const before = await waits();
    const [order] = before;
    const items = order?.items_to_review ?? [];
    expect(items.length).toBeGreaterThan(0);
    const left = before.filter(({ id }) => id !== order?.id);
    for (const order_item_id of items) {
      const review = { product_id: 1, order_item_id, author_name: "Sen", rating: 5, content: "" };
      await shop.db.insert(reviews).values({ ...review, created_at: shop.clock.now() });
    }
    expect(await waits()).toEqual(left);
    await shop.db.delete(reviews).where(inArray(reviews.order_item_id, items));
    expect(await waits()).toEqual(before);
  });

  it("is counted up to a hundred", async () => {
    const [unpaid] = (await list({ filter_status: "TO_PAY" })).items;
    const isCopy = like(orders.code, "SEN-COPY-%");
    await shop.db.transaction((tx) =>
      copyRow(tx, "orders", 120, { code: "'SEN-COPY-' || n" }, `id = ${unpaid?.id}`),
    );
    expect((await shop.call("countOrders", { token })).body.data.to_pay).toBe(100);
    await shop.db.delete(orders).where(isCopy);
  });

  it("has five orders per page, and an empty page after the last", async () => {
    const first = await list({});
    expect([first.items.length, first.per_page, first.total, first.last_page]).toEqual([5, 5, 15, 3]);
    expect((await list({ page: 3 })).items).toHaveLength(5);
    expect((await list({ page: 9 })).items).toEqual([]);
    const broken = await shop.call("listOrders", { query: { page: -1, filter_status: "NONE" }, token });
    expect(broken.status).toBe(422);
  });

  it("includes the reason of a failed delivery and the solution of a complaint for the title", async () => {
    const { items } = await list({ per_page: 50 });
    const titleOf = (kind: Kind) => {
      const order = items.find(({ id }) => id === ids[kind]);
      return order && orderTitle(order).subtitle?.text;
    };
    expect(titleOf("failed")).toBe("Người nhận không nghe máy");
    expect(titleOf("pickUpFailed")).toBe("Khách hẹn lại");
    expect(titleOf("complained")).toBe("Gửi bù");
    const failed = items.find(({ id }) => id === ids.failed);
    const inEnglish = await shop.call("listOrders", { query: { per_page: 50 }, token, lang: "en" });
    expect(
      inEnglish.body.data.items.find(({ id }: { id: number }) => id === ids.failed).reason_delivery_fail,
    ).toBe("The recipient did not answer calls");
    expect(failed?.purchase_delivery_request?.histories.map(({ status }) => status)).toEqual([9, 5]);
  });

  it("names the products in the requested language", async () => {
    const vi = await list({ per_page: 1 });
    const en = await list({ per_page: 1 }, "en");
    expect(vi.items[0]?.order_detail_items[0]?.product_name).toBe("Ốp lưng điện thoại");
    expect(en.items[0]?.order_detail_items[0]?.product_name).toBe("Phone case");
  });

  it.each<[string, string, readonly Kind[] | "all"]>([
    ["the code", "CODE", ["created"]],
    ["the code without dashes, in small letters", "code", ["created"]],
    ["the product without diacritics", "op lung DIEN thoai", "all"],
    ["the product in the other language", "phone case", "all"],
    ["the beginning of a word", "dien tho", "all"],
    ["the shop", "phu kien ha noi", "all"],
    ["the shop and the product at once", "Hà Nội ốp lưng", "all"],
    ["a word that is in no order", "áo dài", []],
    ["the end of a word alone", "hoai", []],
    ["signs that a pattern would take for anything", "%_%", []],
    ["a backslash and a quotation mark", "\\' or 1=1 --", []],
    ["nothing but spaces", "   ", "all"],
  ])("is searched by %s", async (_by, typed, found) => {
    const row = (await list({ per_page: 50 })).items.find(({ id }) => id === ids.created);
    const codes: Record<string, string> = {
      CODE: row?.code ?? "",
      code: row?.code.replaceAll("-", "").toLowerCase() ?? "",
    };
    const { items, total } = await list({ keyword: codes[typed] ?? typed, per_page: 50 });
    const all = Object.values(ids).toReversed();
    expect(items.map(({ id }) => id)).toEqual(found === "all" ? all : found.map((kind) => ids[kind]));
    expect(total).toBe(items.length);
  });

  it("is searched within a tab, page by page", async () => {
    const query = { keyword: "op lung", filter_status: "CREATED", per_page: 2 };
    const first = await list(query);
    expect([first.items.map(({ id }) => id), first.total, first.last_page]).toEqual([
      [ids.created, ids.unpaid],
      3,
      2,
    ]);
    expect((await list({ ...query, page: 2 })).items.map(({ id }) => id)).toEqual([ids.pending]);
    const tooLong = await shop.call("listOrders", { query: { keyword: "x".repeat(101) }, token });
    expect(tooLong.status).toBe(422);
  });

  it.each<Record<string, string>>([{}, { keyword: "op lung" }])(
    "shows and finds no other customer's orders: %o",
    async (query) => {
      const { body } = await shop.call("listOrders", { query, token: await shop.signIn(otherCustomer) });
      expect(body.data.total).toBe(0);
    },
  );
});
