import { randomInt } from "node:crypto";
import type { Checkout, PlacedOrders } from "@sen/api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filledDataDir } from "../../apps/backend/test/filled-folder.ts";
import { makeBuyers, stockUp, type Buyer, type ForSale } from "./buyers.ts";
import { floods } from "./floods.ts";
import { placeOnce, prepareCheckout } from "./purchases.ts";
import { startCluster, type Cluster } from "./cluster.ts";
import { hasPooler } from "./pooler.ts";
import { query } from "./server.ts";
import { call, callPatiently, callUntilAnswered } from "./shop-api.ts";

const PASSWORD = "Sen@2026demo";
let cluster: Cluster;
let goods: ForSale[];
/** Pages are kept for a minute: one that shows the change before was told of it. */
const PAGES_FOLLOW = { timeout: 50_000 };

/** The two doors of the shop: storefronts, each on a backend of its own. */
let [one, other] = ["", ""];

beforeAll(async () => {
  cluster = await startCluster({
    folder: await filledDataDir(),
    backends: 2,
    storefronts: 2,
    isPooled: hasPooler(),
  });
  [one = "", other = ""] = cluster.storefronts.map(({ url }) => url);
  goods = await stockUp(cluster, 1_000);
});
afterAll(() => cluster.stop());

const someGoods = () => goods[0] ?? { variant_id: 0, product_id: 0, tenant_id: 0 };
const signIn = async (origin: string, from: string) => {
  const body = { phone: "0901234567", password: PASSWORD };
  return call<{ access_token: string }>(origin, "/login", { method: "POST", body, from });
};

describe("two storefronts and two backends on one database", () => {
  it("sell through one what is in the cart through the other, and show the order through both", async () => {
    const { data } = await signIn(one, "10.1.0.1");
    const token = data.access_token;
    const { product_id, variant_id } = someGoods();
    const asked = { method: "POST", token } as const;
    const body = { items: [{ product_id, variant_id, quantity: 2 }] };
    const { results } = await callUntilAnswered<{ results: { cart_item_id: number }[] }>([one], "/carts", {
      ...asked,
      body,
    });
    const item_ids = results.map(({ cart_item_id }) => cart_item_id);
    const checkout = await callUntilAnswered<Checkout>([other], "/checkout", {
      ...asked,
      body: { item_ids },
    });
    const key = crypto.randomUUID();
    const order = { ...asked, body: { checkout_id: checkout.id, total: checkout.totals.total }, key };
    const [first, second] = await Promise.all([
      callUntilAnswered<PlacedOrders>([one], "/orders", order),
      callUntilAnswered<PlacedOrders>([other], "/orders", order),
    ]);
    expect(second).toEqual(first);
    for (const origin of [one, other]) {
      const id = first.orders[0]?.id ?? 0;
      expect((await call<{ id: number }>(origin, `/orders/${id}`, { token })).data.id).toBe(id);
    }
  });

  it("tell the same price as soon as it is changed, and on pages that were kept", async () => {
    const { product_id } = someGoods();
    const page = async (origin: string) => (await fetch(`${origin}/product/${product_id}`)).text();
    await Promise.all([page(one), page(other)]);
    const price = async (origin: string) =>
      (await call<{ price_after_discount: number }>(origin, `/products/${product_id}`)).data
        .price_after_discount;
    const [before] = await Promise.all([price(one), price(other)]);
    for (const row of [
      "variants set price_after_discount = $2 where product_id",
      "products set price_after_discount = $2 where id",
    ]) {
      await query(cluster.database.url, `update ${row} = $1`, [product_id, before - 1_000]);
    }
    expect(await Promise.all([price(one), price(other)])).toEqual([before - 1_000, before - 1_000]);
    const told = (before - 1_000).toLocaleString("vi-VN");
    for (const origin of [one, other]) await expect.poll(() => page(origin), PAGES_FOLLOW).toContain(told);
  });

  it("share sessions: signed in through one, signed out through the other", async () => {
    const { data } = await signIn(one, "10.1.0.2");
    const token = data.access_token;
    expect((await call(other, "/carts", { token })).status).toBe(200);
    expect((await call(other, "/logout", { method: "POST", token })).status).toBe(200);
    expect((await call(one, "/carts", { token })).status).toBe(401);
  });

  it("share the limits of an address", async () => {
    const statuses: number[] = [];
    const body = { phone: "0900000000", password: "wrong" };
    for (let tries = 0; tries < 32; tries += 1) {
      const origin = tries % 2 === 0 ? one : other;
      statuses.push((await call(origin, "/login", { method: "POST", body, from: "10.1.0.3" })).status);
    }
    expect(statuses.slice(30)).toEqual([429, 429]);
    expect(statuses.slice(0, 30)).not.toContain(429);
    expect((await signIn(one, "10.1.0.4")).status).toBe(200);
  });

  it("sell twenty pieces to sixty buyers: twenty are sold", async () => {
    const { variant_id, product_id } = someGoods();
    const set = "update variants set stock = 20 where id = $1";
    await query(cluster.database.url, set, [variant_id]);
    const buyers = await makeBuyers(cluster, 60, "0778");
    const origins = cluster.backends.map(({ url }) => url);
    const statuses = await Promise.all(
      buyers.map(async ({ token }, index) => {
        const origin = origins[index % origins.length] ?? "";
        const post = <Data>(path: string, body: object) =>
          callPatiently<Data>([origin], path, { method: "POST", token, body, key: crypto.randomUUID() });
        const { status, data } = await post<Checkout>("/orders/now", { product_id, variant_id, quantity: 1 });
        if (status !== 200) return status; // Sold out before it was prepared.
        return (await post("/orders", { checkout_id: data.id, total: data.totals.total })).status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(new Set(statuses)).toEqual(new Set([200, 422]));
    const [left] = await query<{ stock: number; sold: number }>(
      cluster.database.url,
      `select v.stock, (select sum(i.quantity)::integer from order_items i join orders o on o.id = i.order_id
         join customers c on c.id = o.customer_id where c.phone like '0778%') as sold
       from variants v where v.id = $1`,
      [variant_id],
    );
    expect(left).toEqual({ stock: 0, sold: 20 });
  });
});

describe("while one client does their worst at every place that is shared", () => {
  /** Of what the bench does: this machine may be busy. */
  const STRENGTH = 0.1;

  it("another's orders are placed, and nothing fails", async () => {
    // Others at a second try.
    const buyers = await makeBuyers(cluster, 4, `0772${randomInt(100, 1_000)}`);
    const prepare = (buyer: Buyer) => prepareCheckout([one], buyer, goods.slice(1, 2));
    const [checkout, ...prepared] = await Promise.all(buyers.map(prepare));
    if (!checkout) throw new Error("There is nothing to flood with.");
    const productIds = goods.map(({ product_id }) => product_id);
    const arms = { origin: one, from: "198.51.100.66", checkout, productIds };
    const running = Object.values(floods).map((flood) => flood(arms, STRENGTH));

    const statuses: number[] = [];
    for (const order of prepared) statuses.push((await placeOnce(one, order, "198.51.100.1")).status);
    expect(statuses).toEqual([200, 200, 200]);

    const answers = await Promise.all(running.map((flood) => flood.stop()));
    const told = new Set(answers.flatMap((counts) => [...counts.keys()]));
    expect([...told].filter((status) => status >= 500 && status !== 503)).toEqual([]);
    const health = await Promise.all(cluster.backends.map(({ url }) => fetch(`${url}/readyz`)));
    expect(health.map(({ status }) => status)).toEqual([200, 200]);
  });
});
