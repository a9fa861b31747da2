import type { OperationId } from "@sen/api";
import { expect, it } from "vitest";
import { keepCoupon } from "../../test/keep-coupon.ts";
import { placed } from "../../test/aftersales.ts";
import { demoCustomer, otherCustomer } from "../../test/small-shop/index.ts";
import { useShop } from "../../test/shop.ts";
import { eq, sql } from "./drizzle.ts";
import { coupons, notices, pointEntries, ticketMessages, tickets } from "./schema/index.ts";

const shop = await useShop();
const customer_id = demoCustomer.id;

/** Adds a coupon that ends before all others. */
async function addCoupon(): Promise<number> {
  coupon -= 1;
  const [like] = await shop.db.select().from(coupons).where(eq(coupons.id, 1));
  if (!like) throw new Error("There is no coupon.");
  const ends_at = new Date(Date.parse("2026-12-01T00:00:00Z") + coupon * 60_000);
  const [added] = await shop.db
    .insert(coupons)
    .values({ ...like, active: true, id: 1_000 - coupon, code: `FRONT${coupon}`, ends_at })
    .returning({ id: coupons.id });
  return added?.id ?? 0;
}
let coupon = 0;

/** Adds an entry at the top of a list. */
const addTo: Partial<Record<OperationId, (at: Date) => Promise<unknown>>> = {
  listOrders: () => placed(shop),
  listPoints: (created_at) =>
    shop.db.insert(pointEntries).values({ customer_id, order_id, points: 1, created_at }),
  listNotifications: (created_at) =>
    shop.db
      .insert(notices)
      .values({ customer_id, kind: "order_placed", tab: "activity", facts: {}, in_shop: true, created_at }),
  listCoupons: addCoupon,
  listMyCoupons: async (saved_at) => keepCoupon(shop.db, customer_id, await addCoupon(), saved_at),
  listMyTickets: async (updated_at) => {
    const asked = { customer_id, category: 1, subject: "Hỏi", updated_at };
    const [ticket] = await shop.db.insert(tickets).values(asked).returning();
    await shop.db.insert(ticketMessages).values({ ticket_id: ticket?.id ?? 0, creator_type: 1, text: "Hỏi" });
  },
};

const token = await shop.signIn();
const order_id = await placed(shop, { customer_id: otherCustomer.id });
await shop.db.update(coupons).set({ active: false });

it.each(Object.keys(addTo) as OperationId[])(
  "%s: a page after an entry continues there, whatever was added in front",
  async (list) => {
    const add = () => {
      shop.clock.pass(1_000);
      return addTo[list]?.(shop.clock.now());
    };
    for (let index = 0; index < 6; index += 1) await add();
    const read = async (query: Record<string, number | string | null>, asker = token) => {
      // Placing the orders created notices in another tab.
      const tab: Record<string, string> = list === "listNotifications" ? { type: "activity" } : {};
      const sent = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== null));
      const { body } = await shop.call(list, { query: { per_page: 2, ...tab, ...sent }, token: asker });
      const rows = (list === "listNotifications" ? body.data.data : body.data.items) as { id: number }[];
      return { ids: rows.map(({ id }) => id), next: body.data.next as number | null };
    };
    const { ids: all, next: none } = await read({ per_page: 50 });
    expect([all.length, none]).toEqual([6, null]);
    const first = await read({});
    expect(first).toEqual({ ids: all.slice(0, 2), next: all[1] });
    await add();
    const second = await read({ after: first.next });
    expect(second).toEqual({ ids: all.slice(2, 4), next: all[3] });
    expect(await read({ after: second.next })).toEqual({ ids: all.slice(4), next: null });
    expect(await read({ after: all[5] ?? 0 })).toEqual({ ids: [], next: null });
    if (list === "listCoupons") return; // Public.
    const stranger = await shop.signIn(otherCustomer);
    const { ids } = await read({ after: all[1] ?? 0 }, stranger);
    expect(ids.filter((id) => all.includes(id))).toEqual([]);
  },
);

it("no descending index puts nulls last, since queries sort by a plain desc, which puts them first", async () => {
  const { rows } = await shop.db.execute<{ indexdef: string }>(
    sql`select indexdef from pg_indexes where schemaname = 'public' and indexdef like '% DESC%'`,
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ indexdef }) => indexdef.includes("NULLS LAST"))).toEqual([]);
});

it("notifications are counted up to a thousand, and pages continue beyond", async () => {
  const own = { customer_id: otherCustomer.id, kind: "order_placed", tab: "promotion", facts: {} } as const;
  const row = { ...own, in_shop: true, created_at: shop.clock.now() };
  await shop.db.insert(notices).values(Array.from({ length: 1_002 }, () => row));
  const asked = { token: await shop.signIn(otherCustomer) };
  const query = { type: "promotion", per_page: 100 };
  let read = 0;
  for (let after: number | null | undefined; after !== null;) {
    const { body } = await shop.call("listNotifications", {
      ...asked,
      query: { ...query, ...(after && { after }) },
    });
    expect(body.data.total).toBe(1_000);
    read += body.data.data.length;
    after = body.data.next;
  }
  expect(read).toBe(1_002);
});
