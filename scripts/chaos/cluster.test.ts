import { randomInt } from "node:crypto";
import type { CartAdditions, Checkout, PlacedOrders } from "@sen/api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filledDataDir } from "../../apps/backend/test/filled-folder.ts";
import { makeBuyers, stockUp, type Buyer, type ForSale } from "./buyers.ts";
import { floods } from "./floods.ts";
import { placeOnce, prepareCheckout } from "./purchases.ts";
import { startCluster, type Cluster } from "./cluster.ts";
import { hasPooler } from "./pooler.ts";
import { query } from "./server.ts";
import { call, callUntilAnswered } from "./shop-api.ts";

let cluster: Cluster;
let goods: ForSale[];
/** Pages are cached for a minute, so one that changes sooner was invalidated. */
const PAGES_FOLLOW = { timeout: 50_000 };

/** The two storefronts, each with its own backend. */
let [one, other] = ["", ""];

beforeAll(async () => {
  const folder = await filledDataDir();
  cluster = await startCluster({ folder, backends: 2, storefronts: 2, isPooled: hasPooler() });
  [one = "", other = ""] = cluster.storefronts.map(({ url }) => url);
  goods = await stockUp(cluster, 1_000);
});
afterAll(() => cluster.stop());

const someGoods = () => goods[0] ?? { variant_id: 0, product_id: 0, tenant_id: 0 };
const signIn = async (origin: string, from: string) => {
  const body = { phone: "0901234567", password: "Sen@2026demo" };
  return call<{ access_token: string }>(origin, "/login", { method: "POST", body, from });
};

describe("two storefronts and two backends on one database", () => {
  it("sell through one a cart filled through the other, and show the order through both", async () => {
    const { data } = await signIn(one, "10.1.0.1");
    const token = data.access_token;
    const { product_id, variant_id } = someGoods();
    const post = <Data>(origin: string, path: string, body: object, key?: string) =>
      callUntilAnswered<Data>([origin], path, { method: "POST", token, body, key });
    const items = [{ product_id, variant_id, quantity: 2 }];
    const { results } = await post<CartAdditions>(one, "/carts", { items });
    const item_ids = results.map(({ cart_item_id }) => cart_item_id);
    const checkout = await post<Checkout>(other, "/checkout", { item_ids });
    const order = { checkout_id: checkout.id, total: checkout.totals.total };
    const key = crypto.randomUUID();
    const placing = [one, other].map((origin) => post<PlacedOrders>(origin, "/orders", order, key));
    const [first, second] = await Promise.all(placing);
    expect(second).toEqual(first);
    for (const origin of [one, other]) {
      const id = first?.orders[0]?.id ?? 0;
      expect((await call<{ id: number }>(origin, `/orders/${id}`, { token })).data.id).toBe(id);
    }
  });

  it("show a changed price at once, and soon on cached pages", async () => {
    const { product_id } = someGoods();
    const page = async (origin: string) => (await fetch(`${origin}/product/${product_id}`)).text();
    await Promise.all([page(one), page(other)]);
    const price = async (origin: string) =>
      (await call<{ price_after_discount: number }>(origin, `/products/${product_id}`)).data
        .price_after_discount;
    const [before] = await Promise.all([price(one), price(other)]);
    const change = `with priced as (update variants set price_after_discount = $2 where product_id = $1)
      update products set price_after_discount = $2 where id = $1`;
    await query(cluster.database.url, change, [product_id, before - 1_000]);
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
});

describe("while one client floods every shared resource", () => {
  /** Share of the bench's load, since this machine may be busy. */
  const STRENGTH = 0.1;

  it("another client's orders are placed, and nothing fails", async () => {
    // Different ones on a retry.
    const buyers = await makeBuyers(cluster, 4, `0772${randomInt(100, 1_000)}`);
    const prepare = (buyer: Buyer) => prepareCheckout({ ...buyer, origins: [one] }, goods.slice(1, 2));
    const [checkout, ...prepared] = await Promise.all(buyers.map(prepare));
    if (!checkout) throw new Error("There is nothing to flood with.");
    const productIds = goods.map(({ product_id }) => product_id);
    const arms = { origin: one, from: "198.51.100.66", checkout, productIds };
    const ending = new AbortController();
    const flooding = Object.values(floods).map((flood) => flood(arms, STRENGTH, ending.signal));

    const statuses: number[] = [];
    for (const order of prepared) statuses.push((await placeOnce(one, order, "198.51.100.1")).status);
    expect(statuses).toEqual([200, 200, 200]);

    ending.abort();
    const told = new Set((await Promise.all(flooding)).flat());
    expect([...told].filter((status) => status >= 500 && status !== 503)).toEqual([]);
    const health = await Promise.all(cluster.backends.map(({ url }) => fetch(`${url}/readyz`)));
    expect(health.map(({ status }) => status)).toEqual([200, 200]);
  });
});
