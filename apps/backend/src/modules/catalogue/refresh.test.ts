import { eq, sql } from "../../database/drizzle.ts";
import { expect, it } from "vitest";
import { useShop } from "../../../test/shop.ts";
import { flashDeals, productKinds, products } from "../../database/schema/index.ts";
import { countProducts } from "./counts.ts";
import { markBestsellers, refreshCatalogue } from "./refresh.ts";

const shop = await useShop();
const refresh = () => refreshCatalogue(shop.jobServices(), {});
const indexed = async (id: number) =>
  (await shop.db.execute<{ price: number }>(sql`select price from listing where product_id = ${id}`)).rows[0]
    ?.price;

await refresh();

it("refreshCatalogue updates indexed prices when a deal ends and starts again; a request does not", async () => {
  await shop.db.update(flashDeals).set({ starts_minute: 600, ends_minute: 660 });
  await refresh();
  expect(await indexed(4)).toBe(500_000);
  shop.clock.set("2026-11-21T04:00:00.000Z");
  expect((await shop.call("listProducts")).status).toBe(200);
  expect(await indexed(4)).toBe(500_000);
  await refresh();
  expect(await indexed(4)).toBe(640_000);
  shop.clock.set("2026-11-22T03:00:00.000Z");
  await refresh();
  expect(await indexed(4)).toBe(500_000);
});

it("countProducts counts the products on sale of each kind", async () => {
  const count = async () =>
    (await shop.db.select().from(productKinds).where(eq(productKinds.id, 6))).map(
      ({ product_count }) => product_count,
    );
  await shop.db.update(products).set({ active: false }).where(eq(products.id, 6));
  await countProducts(shop.jobServices(), {});
  expect(await count()).toEqual([0]);
  await shop.db.update(products).set({ active: true }).where(eq(products.id, 6));
  await countProducts(shop.jobServices(), {});
  expect(await count()).toEqual([1]);
});

it("markBestsellers marks a category's best-selling product", async () => {
  const isMarked = async (id: number) =>
    (
      await shop.db.execute<{ bestseller: boolean }>(
        sql`select bestseller from listing where product_id = ${id}`,
      )
    ).rows[0]?.bestseller;
  await shop.db.execute(sql`update listing set bestseller = false`);
  await markBestsellers(shop.jobServices(), {});
  expect(await isMarked(1)).toBe(true);
});

it("markBestsellers moves a sold-out product to the end of the popular order", async () => {
  const popular = async (): Promise<number[]> => {
    const { body } = await shop.call("listProducts", { query: { sort_by: "popular", per_page: 100 } });
    return body.data.items.map(({ id }: { id: number }) => id);
  };
  const [best = 0, ...others] = await popular();
  await shop.db.update(products).set({ stock: 0 }).where(eq(products.id, best));
  await markBestsellers(shop.jobServices(), {});
  expect((await popular()).at(-1)).toBe(best);
  await shop.db.update(products).set({ stock: 1 }).where(eq(products.id, best));
  await markBestsellers(shop.jobServices(), {});
  expect(await popular()).toEqual([best, ...others]);
});
