import { OrderStatus, PaymentStatus } from "@sen/domain";
import { desc, eq, inArray } from "../../database/drizzle.ts";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { operatorContextOf, operatorSays, placed } from "../../../test/aftersales.ts";
import { ghnNotice, ghnOf, startGhn, type GhnTrouble } from "../../../test/ghn-server.ts";
import { onServer } from "../../../test/on-server.ts";
import { useShop } from "../../../test/shop.ts";
import {
  carrierCash,
  deliveryRequests,
  operatorAlerts,
  orders,
  providerEvents,
} from "../../database/schema/index.ts";
import { manualCarrier } from "../../adapters/carrier/manual.ts";
import { cancelForShop, confirmOrder } from "../../operator/actions/orders.ts";
import { vietnamDay } from "../../vietnam-day.ts";
import { findSilentParcels, reconcileCarrierCash, recordCash } from "./index.ts";

const SHOP = 885;
const webhookToken = "w".repeat(40);
const ghn = await startGhn(SHOP, [
  { province: 202, district: "Quận 1", wards: ["Phường Tân Định", "Phường Bến Nghé"] },
  { province: 201, district: "Quận Ba Đình", wards: ["Phường Phúc Xá"] },
]);
const shop = await useShop(({ clock }) => ({ carrier: ghnOf(ghn, { shopId: SHOP, webhookToken }, clock) }));
afterEach(() => {
  ghn.trouble = null;
});
afterAll(() => ghn.stop());

const HOUR_MS = 3_600_000;
const orderOf = async (id: number) => (await shop.db.select().from(orders).where(eq(orders.id, id)))[0];
const parcelOf = async (order: number) => {
  const [parcel] = await shop.db.select().from(deliveryRequests).where(eq(deliveryRequests.order_id, order));
  if (!parcel) throw new Error("no parcel");
  return parcel;
};
const codesFor = async (order: number) => {
  const reference = (await orderOf(order))?.code;
  return [...ghn.parcels.values()].filter(({ client_order_code }) => client_order_code === reference);
};
const alerts = async () => (await shop.db.select().from(operatorAlerts)).map(({ text }) => text);
const eventsAbout = async (order: number) => {
  const about = `parcel:${(await parcelOf(order)).id}`;
  const rows = await shop.db
    .select()
    .from(providerEvents)
    .where(eq(providerEvents.about, about))
    .orderBy(providerEvents.id);
  return rows.map(({ call, outcome, code }) => [call, outcome, code]);
};
/** An order that the shop has confirmed, and GHN's record of its parcel. */
async function booked() {
  const order = await placed(shop);
  await confirmOrder(operatorContextOf(shop), order);
  await shop.runJobs();
  const [atGhn] = await codesFor(order);
  if (!atGhn) throw new Error("GHN has no parcel");
  return { order, atGhn };
}
const notify = (changes: Record<string, unknown>, token = webhookToken) =>
  shop.app.inject({
    method: "POST",
    url: `/carrier/notices/${token}`,
    headers: { "content-type": "application/json" },
    payload: JSON.stringify(ghnNotice({ ShopID: SHOP, ...changes })),
  });
let told = 0;
/** GHN changes a parcel's status and sends a notice. */
async function moves(atGhn: { order_code: string }, status: string, changes: Record<string, unknown> = {}) {
  Object.assign(atGhn, { status });
  await notify({
    OrderCode: atGhn.order_code,
    Status: status,
    Type: "switch_status",
    Time: String((told += 1)),
    ...changes,
  });
  await shop.runJobs();
}

describe("a parcel", () => {
  it("is booked by a job after the order is confirmed, with its cash, and gets the tracking code", async () => {
    const order = await placed(shop);
    await confirmOrder(operatorContextOf(shop), order);
    expect(ghn.calls.some(({ path }) => path.endsWith("/create"))).toBe(false);
    await shop.runJobs();
    const [atGhn] = await codesFor(order);
    const stored = await orderOf(order);
    expect(await parcelOf(order)).toMatchObject({
      carrier_id: "ghn",
      carrier: "Giao Hàng Nhanh",
      tracking_code: atGhn?.order_code,
      cash: stored?.order_tenant_final,
      carrier_fee: 33_000,
      carrier_state: "booked",
    });
    expect(stored?.order_status).toBe(OrderStatus.confirmed);
    expect(await eventsAbout(order)).toEqual([["book", "done", atGhn?.order_code]]);
  });

  it.each<GhnTrouble>(["html", "500", "time-out", "half an answer", "loses the answer"])(
    "is booked once, by a retry, if GHN's response is: %s",
    async (kind) => {
      const order = await placed(shop);
      await confirmOrder(operatorContextOf(shop), order);
      ghn.trouble = { path: "/v2/shipping-order/create", kind };
      expect((await shop.runJobs()).failed).toContain("book-parcel");
      ghn.trouble = null;
      shop.clock.pass(HOUR_MS);
      await shop.runJobs();
      expect(await codesFor(order)).toHaveLength(1);
      expect((await parcelOf(order)).tracking_code).not.toBeNull();
      expect((await eventsAbout(order)).map(([call, outcome]) => `${call} ${outcome}`)).toEqual(
        expect.arrayContaining(["book unavailable", "book done"]),
      );
    },
  );

  it("that GHN refuses alerts the operator, who can book it again", async () => {
    const order = await placed(shop);
    await confirmOrder(operatorContextOf(shop), order);
    ghn.trouble = { path: "/v2/shipping-order/create", kind: "refusal" };
    expect((await shop.runJobs()).failed).not.toContain("book-parcel");
    const code = (await orderOf(order))?.code ?? "";
    expect(await alerts()).toContainEqual(expect.stringContaining(code));
    ghn.trouble = null;
    await operatorSays(shop, "parcel", "book", String(order));
    expect(await codesFor(order)).toHaveLength(1);
    const [alert] = await shop.db.select().from(operatorAlerts).orderBy(desc(operatorAlerts.id));
    expect(alert?.closed_at).not.toBeNull();
  });

  it("with more cash than GHN collects alerts the operator, and a rider of the mall can take it", async () => {
    const order = await placed(shop);
    await shop.db.update(orders).set({ order_tenant_final: 62_000_000 }).where(eq(orders.id, order));
    await confirmOrder(operatorContextOf(shop), order);
    await shop.runJobs();
    const told = expect.stringMatching(/at most 50000000 dong.* hand-over \d+ --code/);
    expect(await alerts()).toContainEqual(told);
    await expect(operatorSays(shop, "hand-over", String(order))).rejects.toThrow("at most 50000000 dong");
    await operatorSays(shop, "hand-over", String(order), "--code", "R-7", "--rider", "Anh Tú");
    expect(await parcelOf(order)).toMatchObject({
      ...{ carrier_id: "manual", carrier: "Anh Tú", tracking_code: "R-7", cash: 62_000_000 },
    });
    expect(await codesFor(order)).toEqual([]);
    const [alert] = await shop.db.select().from(operatorAlerts).orderBy(desc(operatorAlerts.id));
    expect(alert?.closed_at).not.toBeNull();
  });

  it("that GHN cancelled costs nothing there once a rider of the mall has it", async () => {
    const { order, atGhn } = await booked();
    await moves(atGhn, "cancel");
    ghn.trouble = { path: "/v2/shipping-order/create", kind: "refusal" };
    await expect(operatorSays(shop, "parcel", "book", String(order))).rejects.toThrow();
    await operatorSays(shop, "hand-over", String(order), "--code", "R-8");
    expect(await parcelOf(order)).toMatchObject({ carrier_id: "manual", carrier_fee: null });
  });

  it("of an order cancelled before its booking ran is never booked", async () => {
    const order = await placed(shop);
    await confirmOrder(operatorContextOf(shop), order);
    await cancelForShop(operatorContextOf(shop), order, "Hết hàng");
    expect((await shop.runJobs()).done).toContain("book-parcel");
    expect(await codesFor(order)).toEqual([]);
    await expect(operatorSays(shop, "parcel", "book", String(order))).rejects.toThrow();
  });

  it("whose booking response was lost is cancelled if its order was cancelled meanwhile", async () => {
    const order = await placed(shop);
    await confirmOrder(operatorContextOf(shop), order);
    ghn.trouble = { path: "/v2/shipping-order/create", kind: "loses the answer" };
    await shop.runJobs();
    ghn.trouble = null;
    await cancelForShop(operatorContextOf(shop), order, "Hết hàng");
    shop.clock.pass(HOUR_MS);
    await shop.runJobs();
    expect(await codesFor(order)).toMatchObject([{ status: "cancel" }]);
    expect(await parcelOf(order)).toMatchObject({ carrier_state: "cancelled" });
  });

  it("of a cancelled order is cancelled; one already picked up alerts the operator", async () => {
    const { order, atGhn } = await booked();
    await cancelForShop(operatorContextOf(shop), order, "Hết hàng");
    await shop.runJobs();
    expect(atGhn.status).toBe("cancel");
    expect(await parcelOf(order)).toMatchObject({ carrier_state: "cancelled" });

    const other = await booked();
    other.atGhn.status = "picked";
    await cancelForShop(operatorContextOf(shop), other.order, "Hết hàng");
    await shop.runJobs();
    expect(await alerts()).toContainEqual(expect.stringContaining("already collected it"));
  });

  it("moves its order through steps that were not reported too, and its cash is expected", async () => {
    const { order, atGhn } = await booked();
    await moves(atGhn, "picked");
    expect((await orderOf(order))?.order_status).toBe(OrderStatus.toReceive);
    await moves(atGhn, "delivering");
    await moves(atGhn, "delivered");
    const stored = await orderOf(order);
    expect(stored).toMatchObject({
      order_status: OrderStatus.delivered,
      payment_status: PaymentStatus.complete,
    });
    const skipped = await booked();
    await moves(skipped.atGhn, "delivered");
    expect((await orderOf(skipped.order))?.order_status).toBe(OrderStatus.delivered);
    const [cash] = await shop.db
      .select()
      .from(carrierCash)
      .where(eq(carrierCash.parcel_id, (await parcelOf(order)).id));
    expect(cash).toMatchObject({ expected: stored?.order_tenant_final, paid_out_at: null });
  });

  it("that comes back opens a return with the carrier's reason, and alerts staff when it arrives", async () => {
    const { order, atGhn } = await booked();
    await moves(atGhn, "delivery_fail", { Reason: "Người nhận hẹn lại" });
    expect((await orderOf(order))?.return_status).toBeNull();
    const page = await shop.call("getOrder", { params: { id: order }, token: await shop.signIn() });
    expect(page.body.data.delivery_requests[0].events[0]).toMatchObject({
      event: "delivery_failed",
      reason: "Người nhận hẹn lại",
    });
    await moves(atGhn, "return", { Reason: "Không liên lạc được người nhận" });
    const { body } = await shop.call("getOrder", { params: { id: order }, token: await shop.signIn() });
    expect(JSON.stringify(body)).toContain("Không liên lạc được người nhận");
    await moves(atGhn, "returned");
    const isOpen = async () => JSON.stringify(await operatorSays(shop, "alerts")).includes(atGhn.order_code);
    expect(await alerts()).toContainEqual(expect.stringContaining("came back to the shop"));
    expect(await isOpen()).toBe(true);
    const returns = (await operatorSays(shop, "return", "list")) as { return: number; order: number }[];
    await operatorSays(
      shop,
      "return",
      "received",
      String(returns.find((row) => row.order === order)?.return),
    );
    expect(await isOpen()).toBe(false);
  });

  it("that GHN gives up alerts staff while it can be asked to try again", async () => {
    const { atGhn } = await booked();
    const isAlerted = async () =>
      JSON.stringify(await operatorSays(shop, "alerts")).includes(`${atGhn.order_code} of order`);
    await moves(atGhn, "delivery_fail");
    expect(await isAlerted()).toBe(false);
    await moves(atGhn, "waiting_to_return");
    expect(await isAlerted()).toBe(true);
    await moves(atGhn, "delivering");
    expect(await isAlerted()).toBe(false);
  });

  it("that GHN weighed again is listed with its new fee", async () => {
    const { order, atGhn } = await booked();
    atGhn.charges = [33_000, 12_500];
    await moves(atGhn, "storing");
    expect(await parcelOf(order)).toMatchObject({ carrier_fee: 45_500 });
  });

  it("with a carrier that the shop no longer uses needs a person until it has arrived", async () => {
    const { order } = await booked();
    const services = { ...shop.jobServices(), carrier: manualCarrier(null) };
    const alerted = async () => {
      await findSilentParcels(services, {});
      const open = (await operatorSays(shop, "alerts")) as { subject: string; text: string }[];
      return open.find(({ subject }) => subject === "parcels of a former carrier")?.text ?? "";
    };
    expect(await alerted()).toMatch(new RegExp(`CARRIER is manual.* with ghn .*\\b${order}\\b`));
    const open = inArray(orders.order_status, [OrderStatus.confirmed, OrderStatus.toReceive]);
    await shop.db.update(orders).set({ order_status: OrderStatus.delivered }).where(open);
    expect(await alerted()).toBe("");
  });

  it.each(["lost", "damage", "exception", "teleported", "cancel"])(
    "that is %s does not make its order delivered, and alerts the operator",
    async (status) => {
      const { order, atGhn } = await booked();
      await moves(atGhn, status);
      expect((await orderOf(order))?.order_status).not.toBe(OrderStatus.delivered);
      expect(await alerts()).toContainEqual(expect.stringContaining(`"${status}"`));
    },
  );

  it("that GHN lost ends its order by one command, without being back at the shop", async () => {
    const { order, atGhn } = await booked();
    await moves(atGhn, "lost");
    await operatorSays(shop, "parcel", "lost", String(order), "GHN", "làm", "thất", "lạc");
    const { body } = await shop.call("getOrder", { params: { id: order }, token: await shop.signIn() });
    expect(body.data).toMatchObject({
      order_status: OrderStatus.cancelled,
      reason_delivery_fail: "GHN làm thất lạc",
      delivery_requests: [{ events: [{ event: "delivery_failed" }, { event: "picked_up" }, {}] }],
    });
    expect(await operatorSays(shop, "goods")).not.toContainEqual(expect.objectContaining({ order }));
    const open = (await operatorSays(shop, "alerts")) as { text: string }[];
    expect(open.filter(({ text }) => text.includes(atGhn.order_code))).toEqual([]);
    await expect(operatorSays(shop, "parcel", "lost", String(order), "x")).rejects.toThrow();
  });

  it("that GHN cannot find is asked about every six hours, and needs a person until it is found", async () => {
    const { order, atGhn } = await booked();
    const asked = async () => (await eventsAbout(order)).filter(([call]) => call === "track").length;
    const isAlerted = async () =>
      JSON.stringify(await operatorSays(shop, "alerts")).includes(`cannot find parcel ${atGhn.order_code}`);
    ghn.trouble = { path: "/v2/shipping-order/detail", kind: "refusal" };
    for (let hours = 0; hours < 6; hours += 1) {
      shop.clock.pass(HOUR_MS);
      await shop.runJobs();
    }
    expect([await asked(), await isAlerted()]).toEqual([1, true]);
    ghn.trouble = null;
    shop.clock.pass(HOUR_MS);
    await shop.runJobs();
    expect([await asked(), await isAlerted()]).toEqual([2, false]);
  });

  it.each<GhnTrouble>(["html", "500", "time-out", "half an answer", "another parcel", "another shop"])(
    "leaves its order as it is while GHN's response is: %s",
    async (kind) => {
      const { order, atGhn } = await booked();
      ghn.trouble = { path: "/v2/shipping-order/detail", kind };
      await moves(atGhn, "delivered");
      expect((await orderOf(order))?.order_status).toBe(OrderStatus.confirmed);
      ghn.trouble = null;
      shop.clock.pass(2 * HOUR_MS);
      await shop.runJobs();
      expect((await orderOf(order))?.order_status).toBe(OrderStatus.delivered);
    },
  );
});

describe("a notice from GHN", () => {
  it.each([
    ["with another token", {}, "x".repeat(40), 403, "forged"],
    ["about a foreign shop", { ShopID: 81_558 }, webhookToken, 403, "foreign"],
    ["that says nothing", { OrderCode: 7 }, webhookToken, 400, "unreadable"],
    ["about a parcel that is not ours", { OrderCode: "NOBODYS" }, webhookToken, 200, "unknown_parcel"],
  ])("%s changes nothing and is logged", async (_what, changes, token, status, outcome) => {
    const { order, atGhn } = await booked();
    atGhn.status = "delivered";
    const answer = await notify({ OrderCode: atGhn.order_code, Status: "delivered", ...changes }, token);
    expect(answer.statusCode).toBe(status);
    await shop.runJobs();
    expect((await orderOf(order))?.order_status).toBe(OrderStatus.confirmed);
    const rows = (await operatorSays(shop, "providers", "--provider", "ghn")) as { outcome: string }[];
    expect(rows[0]).toMatchObject({ call: "notice", outcome });
  });

  it("sent twice is logged once, and a false one changes nothing because GHN is asked", async () => {
    const { order, atGhn } = await booked();
    const lie = { OrderCode: atGhn.order_code, Status: "delivered", Time: "now" };
    const answers = [await notify(lie), await notify(lie)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await shop.runJobs();
    expect((await orderOf(order))?.order_status).toBe(OrderStatus.confirmed);
    expect((await eventsAbout(order)).filter(([call]) => call === "notice")).toHaveLength(1);
  });

  it("is logged at most once, however many are forged", async () => {
    const before = await shop.db.$count(providerEvents);
    for (let times = 0; times < 50; times += 1) await notify({}, `forged${times}`);
    expect((await shop.db.$count(providerEvents)) - before).toBeLessThanOrEqual(1);
  });
});

describe("the cash of a parcel", () => {
  const listed = async (...words: string[]) =>
    (await operatorSays(shop, ...words)) as Record<string, unknown>[];

  it("is a difference if GHN collects another amount, until the operator settles it", async () => {
    const { order, atGhn } = await booked();
    atGhn.cod_amount -= 1_000;
    await moves(atGhn, "delivered");
    expect(await alerts()).toContainEqual(expect.stringContaining(`collects ${atGhn.cod_amount}`));
    expect(await listed("parcels", "cash")).toContainEqual(
      expect.objectContaining({ order, difference: "amount", collected: atGhn.cod_amount }),
    );
    await operatorSays(shop, "cash", "settle", String(order), "--note", "GHN trả bù");
    expect(await listed("parcels", "cash")).not.toContainEqual(expect.objectContaining({ order }));
  });

  it("is listed with what GHN charges, and so are the sale and the parcel", async () => {
    const { order, atGhn } = await booked();
    await moves(atGhn, "delivered");
    const charged = expect.objectContaining({ order, carrier_fee: 33_000 });
    expect(await listed("parcels", "cash")).toContainEqual(charged);
    await operatorSays(shop, "complete", String(order));
    const today = vietnamDay(shop.clock.now());
    for (const list of [["sales"], ["parcels", "sent"]]) {
      expect(await listed(...list, "--from", today, "--to", today)).toContainEqual(charged);
    }
  });

  it("is looked up until it is paid out, and is a difference while it is late", async () => {
    const { order, atGhn } = await booked();
    await moves(atGhn, "delivered");
    const DAY_MS = 24 * HOUR_MS;
    shop.clock.pass(3 * DAY_MS);
    await shop.runJobs();
    expect(await listed("parcels", "cash")).toContainEqual(
      expect.objectContaining({ order, difference: "not_collected" }),
    );
    const byRider = operatorSays(shop, "cash", "received", String(order), "--amount", "5");
    await expect(byRider).rejects.toThrow(`ghn collects the cash of order ${order}`);
    atGhn.cod_collect_date = shop.clock.now().toISOString();
    shop.clock.pass(6 * DAY_MS);
    await shop.runJobs();
    expect(await listed("parcels", "cash")).toContainEqual(
      expect.objectContaining({ order, difference: "not_paid_out" }),
    );
    atGhn.cod_transfer_date = shop.clock.now().toISOString();
    shop.clock.pass(DAY_MS);
    await shop.runJobs();
    expect(await listed("parcels", "cash")).not.toContainEqual(expect.objectContaining({ order }));
  });

  it("is no difference if it is paid out while the morning's comparison runs", async () => {
    const { order, atGhn } = await booked();
    await moves(atGhn, "delivered");
    shop.clock.pass(72 * HOUR_MS);
    const now = shop.clock.now();
    const { id } = await parcelOf(order);
    let comparing: unknown;
    await shop.db.transaction(async (tx) => {
      await recordCash(tx, id, { amount: atGhn.cod_amount, collectedAt: now, paidOutAt: now }, now);
      comparing = reconcileCarrierCash(shop.jobServices(), {});
      const waiting =
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
      await expect.poll(() => onServer(shop.databaseUrl, waiting)).toHaveLength(1);
    });
    await comparing;
    const [cash] = await shop.db.select().from(carrierCash).where(eq(carrierCash.parcel_id, id));
    expect(cash).toMatchObject({ paid_out_at: now, difference: null });
  });
});
