import { asc, eq, sql } from "../../database/drizzle.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { useShop } from "../../../test/shop.ts";
import { demoCustomer } from "../../../test/small-shop/index.ts";
import { notices, products, variants, wishes, wishNewsState } from "../../database/schema/index.ts";
import { tellWishNews } from "./wish-news.ts";

const shop = await useShop();
const DAY_MS = 24 * 60 * 60_000;

/** Product 3 is in no deal. Its only variant is 31. */
const EARBUDS = 3;
const VARIANT = 31;
const PRICE = 500_000;

async function sell(change: { price?: number; stock?: number }): Promise<void> {
  const { price: price_after_discount, stock } = change;
  const set = {
    ...(price_after_discount !== undefined && { price_after_discount }),
    ...(stock !== undefined && { stock }),
  };
  await shop.db.update(variants).set(set).where(eq(variants.id, VARIANT));
  await shop.db.update(products).set(set).where(eq(products.id, EARBUDS));
}
const look = () =>
  tellWishNews({ ...shop.jobServices(), signal: new AbortController().signal } as never, {} as never);
const told = async () =>
  (await shop.db.select().from(notices).orderBy(asc(notices.id))).map(({ kind, facts }) => [
    kind,
    facts.amount,
  ]);

beforeEach(async () => {
  await shop.db.delete(notices);
  await shop.db.delete(wishes);
  await shop.db.delete(wishNewsState);
  await sell({ price: PRICE, stock: 5 });
  const token = await shop.signIn();
  const added_at = shop.clock.now().toISOString();
  const wish = { product_id: EARBUDS, added_at, price_added: PRICE, variant_id: null };
  await shop.call("addWishes", { token, body: { items: [wish] } });
  await look();
});

describe("news of a wished product", () => {
  it("is a price below the lowest so far, not one that went up and came back", async () => {
    await sell({ price: PRICE - 50_000 });
    await look();
    await look();
    expect(await told()).toEqual([["wish_cheaper", PRICE - 50_000]]);
    shop.clock.pass(2 * DAY_MS);
    await sell({ price: PRICE });
    await sell({ price: PRICE - 50_000 });
    await look();
    expect(await told()).toHaveLength(1);
    await sell({ price: PRICE - 60_000 });
    await look();
    expect((await told())[1]).toEqual(["wish_cheaper", PRICE - 60_000]);
  });

  it("is that it is in stock again", async () => {
    await sell({ stock: 0 });
    await look();
    expect(await told()).toEqual([]);
    await sell({ stock: 3, price: PRICE - 1_000 });
    await look();
    expect(await told()).toEqual([["wish_back", PRICE - 1_000]]);
  });

  it("is about the variant that the customer waits for", async () => {
    await shop.db.update(wishes).set({ variant_id: VARIANT });
    await sell({ stock: 0 });
    await look();
    await sell({ stock: 3 });
    await look();
    const token = await shop.signIn();
    const { body } = await shop.call("listNotifications", { token });
    expect(body.data.data[0].body_data).toEqual({
      source_type: "product",
      source_id: EARBUDS,
      order_detail_id: null,
      variant_id: VARIANT,
    });
  });

  it("is sent once a day per product", async () => {
    await sell({ price: PRICE - 10_000 });
    await look();
    shop.clock.pass(DAY_MS - 1);
    await sell({ price: PRICE - 20_000 });
    await look();
    expect(await told()).toHaveLength(1);
    shop.clock.pass(1);
    await sell({ price: PRICE - 20_001 });
    await look();
    expect((await told())[1]).toEqual(["wish_cheaper", PRICE - 20_001]);
  });

  it("is found after a worker missed changes that are no longer recorded", async () => {
    await sell({ price: PRICE - 10_000 });
    await shop.db.execute(sql`delete from catalogue_changes`);
    shop.clock.pass(60 * 60_000);
    await look();
    expect(await told()).toHaveLength(1);
  });

  it("reaches each of 1,200 customers once", async () => {
    await shop.db.execute(sql`
      insert into customers (full_name, phone) select 'K' || n, '09' || (10000000 + n) from generate_series(1, 1200) n`);
    await shop.db.execute(sql`
      insert into wishes (customer_id, product_id, added_at, price_added, lowest_price, was_in_stock)
      select id, ${EARBUDS}, now(), ${PRICE}, ${PRICE}, true from customers where id <> ${demoCustomer.id} and deactivated_at is null
      on conflict do nothing`);
    await sell({ price: PRICE - 10_000 });
    await look();
    expect(await shop.db.$count(notices)).toBe(await shop.db.$count(wishes));
  });
});
