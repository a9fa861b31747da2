import type { WishListItem } from "@sen/api";
import { WISH_LIST_LIMIT } from "@sen/domain";
import { eq, sql } from "../../../database/drizzle.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { overlapping } from "../../../../test/overlapping.ts";
import { useShop, type Received } from "../../../../test/shop.ts";
import { otherCustomer } from "../../../../test/small-shop/index.ts";
import { products, wishes } from "../../../database/schema/index.ts";

const shop = await useShop();

const token = await shop.signIn();
const stranger = await shop.signIn(otherCustomer);
beforeEach(async () => {
  await shop.db.delete(wishes);
});

const wish = (product_id: number, minutesAgo = 1, variant_id: number | null = null) => ({
  product_id,
  variant_id,
  added_at: new Date(shop.clock.now().getTime() - minutesAgo * 60_000).toISOString(),
  price_added: 1000,
});
const add = (items: ReturnType<typeof wish>[], by = token) =>
  shop.call("addWishes", { body: { items }, token: by });
const ids = ({ body }: Received) => body.data as number[];
const list = async (by = token) =>
  (await shop.call("listWishList", { token: by })).body.data as WishListItem[];

describe("a wish list", () => {
  it("has each product once, the newest first, with its price when it was added", async () => {
    expect(ids(await add([wish(1, 5), wish(2, 3)]))).toEqual([2, 1]);
    expect(ids(await add([wish(1, 0)]))).toEqual([2, 1]);
    const [newest] = await list();
    expect(newest).toMatchObject({ product: { id: 2 }, price_added: 1000, variant_id: null });
    expect(ids(await shop.call("listWishedProducts", { token }))).toEqual([2, 1]);
  });

  it("stores the wanted variant if it belongs to the product", async () => {
    await add([wish(3)]);
    await add([wish(3, 1, 31)]);
    expect((await list())[0]?.variant_id).toBe(31);
    await add([wish(5, 1, 31)]);
    expect((await list()).find(({ product }) => product.id === 5)?.variant_id).toBeNull();
  });

  it("skips unknown products, omits off-sale ones, and replaces a future time by now", async () => {
    expect(ids(await add([wish(999_999), wish(3, -60), wish(4)]))).toEqual([3, 4]);
    await shop.db.update(products).set({ active: false }).where(eq(products.id, 4));
    expect(await list()).toMatchObject([{ product: { id: 3 }, added_at: shop.clock.now().toISOString() }]);
    await shop.db.update(products).set({ active: true }).where(eq(products.id, 4));
  });

  it("is visible to and changed by its own customer only", async () => {
    await add([wish(1)]);
    expect(await list(stranger)).toEqual([]);
    expect(ids(await shop.call("removeWish", { params: { id: 1 }, token: stranger }))).toEqual([]);
    expect(await list()).toHaveLength(1);
  });

  it("loses a removed product, and a repeated removal changes nothing", async () => {
    await add([wish(1), wish(2)]);
    for (let times = 0; times < 2; times += 1) {
      expect(ids(await shop.call("removeWish", { params: { id: 2 }, token }))).toEqual([1]);
    }
  });

  it("is limited in size, also under concurrent requests, and holds the newest of several added at once", async () => {
    const [some] = await shop.db.select().from(products).where(eq(products.id, 5));
    if (!some) throw new Error("There is no product 5.");
    const numbers = Array.from({ length: WISH_LIST_LIMIT + 2 }, (_, index) => 101 + index);
    await shop.db.insert(products).values(
      numbers.map((id) => {
        const { code: _code, ...row } = { ...some, id };
        return row;
      }),
    );
    await add(numbers.slice(0, WISH_LIST_LIMIT - 1).map((id) => wish(id, 10)));
    const [last = 0, newest = 0, beyond = 0] = [300, 301, 302];
    expect(ids(await add([wish(last, 3), wish(newest, 2)]))[0]).toBe(newest);
    const refused = await add([wish(beyond)]);
    expect(refused.body).toMatchObject({ code: 422, message_code: "WISH_LIST_FULL" });
    expect((await add([wish(newest)])).status).toBe(200);
    expect(await shop.db.$count(wishes)).toBe(WISH_LIST_LIMIT);
    await shop.db.delete(wishes).where(eq(wishes.product_id, newest));
    const adds = [1, 2].map((id) => () => add([wish(id)]));
    await overlapping(shop.db, wishes, adds);
    expect(await shop.db.$count(wishes)).toBe(WISH_LIST_LIMIT);
    await shop.db.execute(sql`delete from products where id > 100`);
  });
});
