import type { RecentlyViewedItem } from "@sen/api";
import { RECENTLY_VIEWED_LIMIT } from "@sen/domain";
import { eq, sql } from "../../../database/drizzle.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { useShop, type Received } from "../../../../test/shop.ts";
import { otherCustomer } from "../../../../test/small-shop/index.ts";
import { products, recentlyViewed } from "../../../database/schema/index.ts";

const shop = await useShop();

const token = await shop.signIn();
const stranger = await shop.signIn(otherCustomer);
beforeEach(async () => {
  await shop.db.delete(recentlyViewed);
});

const look = (product_id: number, minutesAgo: number, price_seen = 1000) => ({
  product_id,
  viewed_at: new Date(shop.clock.now().getTime() - minutesAgo * 60_000).toISOString(),
  price_seen,
});
const keep = (items: ReturnType<typeof look>[], by = token) =>
  shop.call("keepRecentlyViewed", { body: { items }, token: by });
const list = (by = token) => shop.call("listRecentlyViewed", { token: by });
const seen = ({ body }: Received) =>
  (body.data as RecentlyViewedItem[]).map(({ product, price_seen }) => [product.id, price_seen]);

describe("recently viewed products", () => {
  it("are listed by their latest view, with the price seen then", async () => {
    const kept = await keep([look(1, 5), look(2, 3), look(1, 9, 500)]);
    expect(kept.status).toBe(200);
    expect(seen(kept)).toEqual([
      [2, 1000],
      [1, 1000],
    ]);
    expect(seen(await keep([look(1, 1, 900), look(2, 30, 1)]))).toEqual([
      [1, 900],
      [2, 1000],
    ]);
    expect(seen(await list())).toEqual(seen(await keep([look(1, 1, 900)])));
  });

  it("skip unknown and off-sale products, and replace a future time by now", async () => {
    await keep([look(999_999, 1), look(3, -60), look(4, 1)]);
    await shop.db.execute(sql`update products set active = false where id = 4`);
    const { body } = await list();
    expect(body.data).toEqual([
      expect.objectContaining({ viewed_at: shop.clock.now().toISOString(), price_seen: 1000 }),
    ]);
    await shop.db.execute(sql`update products set active = true where id = 4`);
  });

  it("are visible to their own customer only, who can clear them", async () => {
    await keep([look(1, 1)]);
    expect(seen(await list(stranger))).toEqual([]);
    await shop.call("forgetRecentlyViewed", { token: stranger });
    expect(seen(await list())).toEqual([[1, 1000]]);
    expect((await shop.call("forgetRecentlyViewed", { token })).body.data).toEqual([]);
    expect(seen(await list())).toEqual([]);
  });

  it("are limited in number, dropping the oldest", async () => {
    const [some] = await shop.db.select().from(products).where(eq(products.id, 5));
    if (!some) throw new Error("There is no product 5.");
    await shop.db
      .insert(products)
      .values(Array.from({ length: 40 }, (_, index) => ({ ...some, id: 101 + index })));
    const looks = Array.from({ length: 40 }, (_, index) => look(101 + index, index));
    await keep(looks.slice(0, 20));
    await keep(looks.slice(20));
    const { rows } = await shop.db.execute<{ most: number; oldest: number }>(
      sql`select count(*)::integer as most, max(product_id) as oldest from recently_viewed`,
    );
    expect(rows).toEqual([{ most: RECENTLY_VIEWED_LIMIT, oldest: 100 + RECENTLY_VIEWED_LIMIT }]);
  });
});
