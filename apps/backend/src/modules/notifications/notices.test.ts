import { NOTICE_KINDS, PaymentMethod, type NoticeKind } from "@sen/domain";
import { asc, eq, ne } from "../../database/drizzle.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { account, complained, delivered, operatorSays, placed, returnOf } from "../../../test/aftersales.ts";
import { buying, signInBuyer } from "../../../test/buying.ts";
import { keepCoupon } from "../../../test/keep-coupon.ts";
import { useShop } from "../../../test/shop.ts";
import { demoCustomer, otherCustomer } from "../../../test/small-shop/index.ts";
import { coupons, customers, notices, orders } from "../../database/schema/index.ts";
import { noticeText } from "./notice-text.ts";
import { keepPartitions } from "../sweep/index.ts";
import { writeNotice } from "./index.ts";

const shop = await useShop();
const { buy, buyOnline, press, reCheckout } = buying(shop);
const says = (...words: (string | number)[]) => operatorSays(shop, ...words.map(String));
const calls = (operation: Parameters<typeof shop.call>[0], body: object) =>
  shop.call(operation, { token, body });

const token = await signInBuyer(shop);
beforeEach(async () => {
  await shop.db.delete(notices);
});

const written = () => shop.db.select().from(notices).orderBy(asc(notices.id));
const kinds = async () => (await written()).map(({ kind }) => kind);
const list = async (query: Record<string, string | number> = {}, lang: "vi" | "en" = "vi") =>
  (await shop.call("listNotifications", { token, query, lang })).body.data;

async function returned(): Promise<{ order: number; id: number }> {
  const order = await delivered(shop);
  const { body } = await calls("createReturn", await returnOf(shop, token, order));
  return { order, id: (body as { data: { id: number } }).data.id };
}
const complaint = async () => complained(shop, token, await delivered(shop));
const forget = () => shop.db.delete(notices);
const refundOf = async (order: number): Promise<number> =>
  (await shop.call("getOrder", { params: { id: order }, token })).body.data.refund_request.id;

/** Each move with the notices it writes; earlier notices are deleted first. */
const moves: Record<string, { tells: NoticeKind[]; run: () => Promise<unknown> }> = {
  "placing an order in cash": {
    tells: ["order_placed"],
    run: () => buy(token, [{ variant: 11 }]),
  },
  "placing an order online": { tells: ["order_unpaid"], run: () => buyOnline(token) },
  "paying it": {
    tells: ["order_paid"],
    run: async () => {
      const { url } = await buyOnline(token);
      await forget();
      await press(url, "approve");
    },
  },
  "a payment that fails, and is tried again": {
    tells: ["payment_failed", "payment_started"],
    run: async () => {
      const { id, url } = await buyOnline(token);
      await forget();
      await press(url, "decline");
      await reCheckout(token, id, { method: PaymentMethod.online });
    },
  },
  "agreeing on cash after all": {
    tells: ["payment_failed", "order_placed"],
    run: async () => {
      const { id } = await buyOnline(token);
      await forget();
      await reCheckout(token, id, { method: PaymentMethod.cod });
    },
  },
  "not paying in time": {
    tells: ["payment_failed", "order_expired"],
    run: async () => {
      const start = shop.clock.now();
      const { id } = await buyOnline(token);
      await forget();
      shop.clock.pass(24 * 60 * 60 * 1000 + 1);
      await shop.runJobs();
      shop.clock.set(start);
      // Other orders of these tests expire as well.
      await shop.db.delete(notices).where(ne(notices.order_id, id));
    },
  },
  "the way of an order": {
    tells: [
      "order_placed",
      "order_confirmed",
      "order_shipped",
      "order_out_for_delivery",
      "order_delivered",
      "order_completed",
      "points_earned",
    ],
    run: async () => {
      const id = await placed(shop);
      for (const word of ["confirm", "hand-over", "set-out", "deliver", "complete"]) await says(word, id);
    },
  },
  "cancelling an order": {
    tells: ["order_placed", "order_cancelled"],
    run: async () => {
      const id = await placed(shop);
      await shop.call("cancelOrder", { params: { id }, body: { reason: 1 }, token });
    },
  },
  "the shop cancelling a paid order, and the money's way back": {
    tells: ["order_cancelled_by_shop", "refund_opened", "refund_approved", "refund_sent", "refund_completed"],
    run: async () => {
      const { id, url } = await buyOnline(token);
      await press(url, "approve");
      await forget();
      await says("cancel", id, "--reason", "Hết hàng", "--name", "Nguyễn Thị Sen");
      const refund = await refundOf(id);
      await says("refund", "approve", refund);
      await says("refund", "pay", refund);
    },
  },
  "a parcel that fails, goes out again, fails, and comes back": {
    tells: ["delivery_failed", "delivery_retried", "delivery_failed", "order_undelivered"],
    run: async () => {
      const id = await placed(shop);
      await says("confirm", id);
      await says("hand-over", id);
      await forget();
      const standing = async () =>
        (await shop.call("getOrder", { params: { id }, token })).body.data.return_request.id as number;
      await says("fail-delivery", id, "--reason", "Không liên lạc được");
      await says("return", "retry", await standing());
      await says("fail-delivery", id, "--reason", "Không liên lạc được");
      await says("return", "received", await standing());
    },
  },
  "the way of a return": {
    tells: [
      "return_requested",
      "return_processing",
      "return_approved",
      "return_agreed",
      "return_not_carried",
      "return_agreed",
      "return_collected",
      "return_received",
      "return_completed",
      "refund_opened",
    ],
    run: async () => {
      const order = await delivered(shop);
      const body = await returnOf(shop, token, order);
      await forget();
      const { body: made } = await calls("createReturn", body);
      const { id } = (made as { data: { id: number } }).data;
      await says("return", "take-up", id);
      await says("return", "approve", id, "--solution", "Đổi hàng");
      await calls("approveReturnAsCustomer", { return_request_id: id });
      await says("return", "fail", id, "--reason", "Mưa bão");
      await says("return", "retry", id);
      await says("return", "collect", id);
      await says("return", "received", id);
      await says("return", "complete", id);
    },
  },
  "a return that is rejected": {
    tells: ["return_rejected"],
    run: async () => {
      const { id } = await returned();
      await forget();
      await says("return", "reject", id, "--reason", "Đã qua sử dụng");
    },
  },
  "a return that is taken back": {
    tells: ["return_cancelled"],
    run: async () => {
      const { id } = await returned();
      await forget();
      await calls("recallReturn", { return_id: id });
    },
  },
  "a complaint that is answered twice, asks for evidence, is compensated and resolved": {
    tells: [
      "complaint_answered",
      "complaint_answered",
      "evidence_requested",
      "complaint_compensating",
      "complaint_resolved",
    ],
    run: async () => {
      const id = await complaint();
      expect((await kinds()).at(-1)).toBe("complaint_raised");
      await forget();
      await says("complaint", "answer", id, "--reason", "Đã kiểm tra", "--solution", "Đổi hàng");
      await says("complaint", "answer", id, "--solution", "Hoàn tiền");
      await says("complaint", "request-evidence", id);
      await says("complaint", "compensate", id);
      await says("complaint", "resolve", id);
    },
  },
  "a complaint that is taken back": {
    tells: ["complaint_cancelled"],
    run: async () => {
      const id = await complaint();
      await forget();
      await shop.call("cancelComplaint", { params: { id }, token });
    },
  },
  "a refund that fails, and goes through, with its points": {
    tells: ["refund_failed", "refund_sent", "refund_completed", "points_taken_back"],
    run: async () => {
      const order = await delivered(shop);
      await says("complete", order);
      const id = await complained(shop, token, order);
      await says("complaint", "answer", id, "--solution", "Hoàn tiền");
      const bank = ["--bank", account.bank_bin, "--account", account.account_number, "--holder", "SEN"];
      await says("complaint", "compensate", id, "--refund", "50000", ...bank);
      const refund = await refundOf(order);
      await says("refund", "approve", refund);
      await says("refund", "pending", refund);
      await forget();
      await says("refund", "fail", refund);
      await says("refund", "pending", refund);
      await says("refund", "pay", refund);
    },
  },
  "a shop that answers what it was asked": {
    tells: ["shop_answered"],
    run: async () => {
      const { body } = await calls("createTicket", {
        category: 8,
        tenant_id: 1,
        subject: "Áo lụa",
        text: "Áo này có size S không?",
      });
      const { id } = (body as { data: { id: number } }).data;
      await says("ticket", "answer", id, "--text", "Dạ có ạ");
    },
  },
  "a ticket that is answered, asked about and closed": {
    tells: ["ticket_answered", "ticket_asked", "ticket_closed"],
    run: async () => {
      const { body } = await calls("createTicket", {
        category: 1,
        subject: "Hộp quà bị móp",
        text: "Bị móp.",
      });
      const { id } = (body as { data: { id: number } }).data;
      await says("ticket", "answer", id, "--text", "Xin lỗi bạn");
      await says("ticket", "ask", id, "--text", "Gửi ảnh giúp Sen");
      await says("ticket", "close", id);
    },
  },
  "a saved coupon that ends within a day": {
    tells: ["coupon_ending"],
    run: async () => {
      const { clock, db } = shop;
      const ends_at = new Date(clock.now().getTime() + 20 * 60 * 60 * 1000);
      await db.update(coupons).set({ ends_at }).where(eq(coupons.id, 2));
      await keepCoupon(db, demoCustomer.id, 2);
      const start = clock.now();
      for (let hours = 0; hours < 3; hours++) {
        clock.pass(60 * 60 * 1000);
        await shop.runJobs();
      }
      clock.set(start);
      await db.delete(notices).where(ne(notices.kind, "coupon_ending"));
    },
  },
  "a saved coupon that the operator reminds of, once, after its first use for two shops together": {
    tells: ["coupon_ending"],
    run: async () => {
      await shop.db.update(coupons).set({ per_customer: 2, min_order_value: 0 }).where(eq(coupons.id, 1));
      await buy(token, [{ variant: 51 }, { variant: 11 }], { coupon_ids: [1] });
      await forget();
      await keepCoupon(shop.db, demoCustomer.id, 1);
      const [{ code = "" } = {}] = await shop.db.select().from(coupons).where(eq(coupons.id, 1));
      expect(await says("coupon", "remind", code)).toEqual({ coupon: code, reminded: 1 });
      expect(await says("coupon", "remind", code)).toEqual({ coupon: code, reminded: 0 });
    },
  },
};

describe("notices of orders in one payment", () => {
  it("are written once per step with their number and sum, however many shops are involved", async () => {
    const placed = await buy(token, [{ variant: 51 }, { variant: 11 }], { method: PaymentMethod.online });
    await press(placed.payment_url ?? "", "decline");
    const { body } = await reCheckout(token, placed.orders[0]?.id ?? 0);
    await press(body.data.order.payment_url, "approve");
    expect(await kinds()).toEqual(["order_unpaid", "payment_failed", "payment_started", "order_paid"]);
    const sum = placed.orders.reduce((total, { order_tenant_final }) => total + order_tenant_final, 0);
    for (const { facts, order_id } of await written()) {
      expect([facts.others, facts.amount]).toEqual([1, sum]);
      expect(placed.orders.map(({ id }) => id)).toContain(order_id);
    }
    const [paid] = (await list({}, "en")).data;
    expect(paid.text).toMatch(/^[\d.]+\sđ for 2 orders has been paid/);
  });

  it("are separate for two purchases", async () => {
    await buy(token, [{ variant: 11 }]);
    await buy(token, [{ variant: 11 }]);
    expect((await written()).map(({ facts }) => facts.others)).toEqual([undefined, undefined]);
  });
});

describe("the customer gets notices of", () => {
  it.each(Object.entries(moves))("%s", async (_, { tells, run }) => {
    await run();
    expect(await kinds()).toEqual(tells);
  });
});

it("writes no notice when its transaction is rolled back", async () => {
  const order_id = await placed(shop);
  await forget();
  const told = { kind: "order_confirmed", order_id } as const;
  const rolledBack = shop.db.transaction(async (tx) => {
    await writeNotice(tx, told, shop.clock.now());
    throw new Error("no");
  });
  await expect(rolledBack).rejects.toThrow("no");
  expect(await kinds()).toEqual([]);
});

describe("a notice", () => {
  it("has a text for every kind in both languages, without unfilled placeholders", () => {
    const facts = {
      order: "SEN-261121-0042",
      shop: "Gốm Nhà Mộc",
      amount: 1_250_000,
      points: -1250,
      deadline: "2026-11-22T10:00:00.000Z",
      subject: "Hộp quà bị móp",
      name_vi: "Giảm 10%",
      name_en: "10% off",
      reason: "Hết hàng",
    };
    for (const kind of Object.keys(NOTICE_KINDS) as NoticeKind[]) {
      for (const locale of ["vi", "en"] as const) {
        const { title, text } = noticeText(kind, facts, locale);
        expect(title, kind).toMatch(/\S/);
        expect(text, kind).toContain("Hết hàng");
        expect(`${title}${text}`, kind).not.toMatch(/[{}]|undefined/);
      }
    }
  });

  it("asks the customer to come, when an order that is picked up at the mall is ready", async () => {
    const order_id = await placed(shop);
    await shop.db.update(orders).set({ delivery_type: "go_to_mall" }).where(eq(orders.id, order_id));
    await says("confirm", order_id);
    await says("hand-over", order_id);
    expect((await list({ type: "order" }, "en")).data[0].title).toBe("Ready for pickup");
  });

  it("is worded in the reader's language and links to its order", async () => {
    const order_id = await placed(shop);
    await says("confirm", order_id);
    const [confirmed] = (await list({ type: "order" })).data;
    expect(confirmed).toMatchObject({
      is_read: false,
      type: "order",
      title: "Shop đã xác nhận đơn",
      body_data: { source_type: "normal", source_id: null, order_detail_id: order_id },
    });
    expect(confirmed.image_url).toMatch(/^\/media\//);
    expect((await list({ type: "order" }, "en")).data[0].title).toBe("Order confirmed");
    expect((await list({ type: "wallet" })).total).toBe(0);
  });

  it("of a failed refund of an online payment asks for no bank account, and links to that refund", async () => {
    const { id, url } = await buyOnline(token);
    await press(url, "approve");
    await says("cancel", id, "--reason", "Hết hàng", "--name", "Nguyễn Thị Sen");
    const refund = await refundOf(id);
    await says("refund", "pending", refund);
    await says("refund", "fail", refund);
    for (const lang of ["vi", "en"] as const) {
      const [failed] = (await list({}, lang)).data;
      expect(failed.body_data).toEqual({ source_type: "refund", source_id: refund, order_detail_id: id });
      expect(failed.text).not.toMatch(/tài khoản|account/);
    }
  });

  it("keeps its text and links nowhere once its order is gone", async () => {
    const now = shop.clock.now();
    await writeNotice(
      shop.db,
      { kind: "ticket_answered", customer_id: demoCustomer.id, facts: { subject: "Hộp quà" } },
      now,
    );
    const order_id = await placed(shop);
    await shop.db.update(notices).set({ order_id: null }).where(eq(notices.order_id, order_id));
    const [orphan] = (await list({ type: "order" })).data;
    expect(orphan.text).toMatch(/SEN-\d{6}-/);
    expect(orphan.body_data.order_detail_id).toBeNull();
  });

  it("is not written for a removed customer", async () => {
    const now = shop.clock.now();
    const ofOther = eq(customers.id, otherCustomer.id);
    const about = { kind: "review_answered", customer_id: otherCustomer.id, source_id: 4 } as const;
    await writeNotice(shop.db, about, now);
    await shop.db.update(customers).set({ deactivated_at: now }).where(ofOther);
    await writeNotice(shop.db, about, now);
    await shop.db.update(customers).set({ deactivated_at: null }).where(ofOther);
    expect(await kinds()).toEqual(["review_answered"]);
  });
});

describe("reading notices", () => {
  const some = async (count: number) => {
    for (let index = 0; index < count; index++) {
      const about = { kind: "coupon_ending", customer_id: demoCustomer.id, source_id: index + 1 } as const;
      await writeNotice(shop.db, about, shop.clock.now());
    }
    await writeNotice(
      shop.db,
      { kind: "ticket_answered", customer_id: demoCustomer.id, source_id: 1 },
      shop.clock.now(),
    );
  };

  it("returns ten per page, the newest first, with the unread counts of every tab", async () => {
    await some(12);
    const first = await list({ type: "promotion" });
    expect(first).toMatchObject({ total: 12, last_page: 2, unread_count: 12, page: 1 });
    expect(first.data).toHaveLength(10);
    expect(first.unread_counts).toEqual({ total: 13, activity: 1, promotion: 12, order: 0, wallet: 0 });
    const second = await list({ type: "promotion", page: 2 });
    const ids = [...first.data, ...second.data].map(({ id }: { id: number }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(new Set(ids).size).toBe(12);
    expect((await list()).unread_count).toBe(13);
  });

  it("marks one as read, repeatably, and gives 404 for an unknown one", async () => {
    await some(2);
    const [one] = await written();
    const read = (id: number) => shop.call("readNotification", { params: { id }, token });
    const id = one?.id ?? 0;
    expect((await read(id)).body.data).toMatchObject({ total: 2, promotion: 1 });
    expect((await read(id)).body.data).toMatchObject({ total: 2, promotion: 1 });
    expect((await list({ type: "promotion" })).data.map((n: { is_read: boolean }) => n.is_read)).toEqual([
      false,
      true,
    ]);
    expect((await read(999_999)).status).toBe(404);
  });

  it("marks all of every tab as read", async () => {
    await some(11);
    const { body } = await shop.call("readAllNotifications", { token });
    expect(body.data).toEqual({ total: 0, activity: 0, promotion: 0, order: 0, wallet: 0 });
    expect((await shop.call("getUnreadCounts", { token })).body.data.total).toBe(0);
  });
});

describe("notification settings", () => {
  const all = ["activity", "promotion", "order", "wallet"];
  const save = (body: object) => shop.call("updateNotificationSettings", { token, body });

  it("cannot switch off order notices in the shop, and reject unknown tabs", async () => {
    const { status, body } = await save({ shop: ["wallet"], email: all, push: all });
    expect(status).toBe(422);
    expect(body.data.errors[0]).toMatchObject({ field: "shop", message_code: "ORDER_NOTICES_STAY" });
    expect((await save({ shop: all, email: ["news"], push: all })).status).toBe(422);
  });

  it("keep later notices of a switched-off tab out of the list and the counts", async () => {
    const saved = await save({ shop: ["activity", "order"], email: ["order"], push: ["order"] });
    expect(saved.body.data).toMatchObject({
      ways: { shop: ["activity", "order"], email: ["order"] },
      is_push_on: false,
    });
    const customer_id = demoCustomer.id;
    await writeNotice(shop.db, { kind: "coupon_ending", customer_id, source_id: 1 }, shop.clock.now());
    await writeNotice(shop.db, { kind: "ticket_answered", customer_id, source_id: 1 }, shop.clock.now());
    expect((await list()).data.map(({ type }: { type: string }) => type)).toEqual(["activity"]);
    expect((await shop.call("getUnreadCounts", { token })).body.data.total).toBe(1);
    await save({ shop: all, email: all, push: all });
  });
});

it("lists notices across monthly partitions by the newest, and pages after an entry despite newer ones", async () => {
  const tell = (day: string) =>
    shop.db.insert(notices).values({
      customer_id: demoCustomer.id,
      kind: "order_placed",
      tab: "order",
      facts: {},
      in_shop: true,
      created_at: new Date(`${day}T03:00:00Z`),
    });
  for (const day of ["2026-09-02", "2026-10-03", "2026-10-04", "2026-11-05"]) await tell(day);
  await keepPartitions(shop.jobServices(), {});
  const ids = (await written()).map(({ id }) => id).toReversed();
  const page = async (query: Record<string, string | number>) =>
    (await list({ per_page: 2, ...query })).data.map(({ id }: { id: number }) => id);
  expect(await page({})).toEqual(ids.slice(0, 2));
  await tell("2026-11-06");
  expect(await page({ after: ids[1] ?? 0 })).toEqual(ids.slice(2));
  expect(await page({ after: ids[1] ?? 0, type: "wallet" })).toEqual([]);
});
