import { eq, sql } from "../../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import { useShop } from "../../../test/shop.ts";
import { coupons, products, sizeGuides, tenants, variants } from "../../database/schema/index.ts";
import { readChanges } from "./changes.ts";

const shop = await useShop();

/** Product 3 has no deal; its only variant is 31. */
const EARBUDS = 3;
const ofEarbuds = eq(variants.id, 31);

/** The changes reported to a storefront that asks before and after a change. */
async function heardOf(change: () => Promise<unknown>) {
  const { snapshot } = await readChanges(shop.db, null);
  await change();
  const { product_ids, everything } = await readChanges(shop.db, snapshot);
  return { product_ids, everything };
}

const touched = { product_ids: [EARBUDS], everything: false };
const untouched = { product_ids: [], everything: false };
const all = { product_ids: [], everything: true };

describe("catalogue changes reported to storefronts", () => {
  it.each([
    [
      "a price",
      touched,
      () => shop.db.update(variants).set({ price_after_discount: 99_000 }).where(ofEarbuds),
    ],
    ["the last piece", touched, () => shop.db.update(variants).set({ stock: 0 }).where(ofEarbuds)],
    ["stock that comes back", touched, () => shop.db.update(variants).set({ stock: 5 }).where(ofEarbuds)],
    [
      "stock of which some is left",
      untouched,
      () => shop.db.update(variants).set({ stock: 4 }).where(ofEarbuds),
    ],
    [
      "a name",
      touched,
      () => shop.db.update(products).set({ name_vi: "Tai nghe" }).where(eq(products.id, EARBUDS)),
    ],
    [
      "a product off sale",
      touched,
      () => shop.db.update(products).set({ active: false }).where(eq(products.id, EARBUDS)),
    ],
    [
      "sales",
      untouched,
      () => shop.db.update(products).set({ sold_count: 7 }).where(eq(products.id, EARBUDS)),
    ],
    [
      "a coupon that ends",
      all,
      () => shop.db.update(coupons).set({ active: false }).where(eq(coupons.id, 1)),
    ],
    [
      "a size that is measured",
      all,
      () =>
        shop.db
          .insert(sizeGuides)
          .values({ category_id: 1, size_vi: "S", size_en: "S", measures: [], position: 1 }),
    ],
    [
      "a coupon that is used",
      untouched,
      () =>
        shop.db
          .update(coupons)
          .set({ used: sql`used + 1` })
          .where(eq(coupons.id, 2)),
    ],
    [
      "a shop that closes",
      all,
      () => shop.db.update(tenants).set({ active: false }).where(eq(tenants.id, 1)),
    ],
  ])("%s", async (_what, heard, change) => {
    expect(await heardOf(change)).toMatchObject(heard);
  });

  it("come once and after their commit, even if a later change commits first", async () => {
    const { snapshot: first } = await readChanges(shop.db, null);
    let between = "";
    await shop.db.transaction(async (tx) => {
      await tx.update(variants).set({ price_after_discount: 98_000 }).where(ofEarbuds);
      await shop.db.update(coupons).set({ value: 1_000 }).where(eq(coupons.id, 3));
      const heard = await readChanges(shop.db, first);
      expect(heard).toMatchObject({ product_ids: [], everything: true });
      between = heard.snapshot;
    });
    const { snapshot: last, ...heard } = await readChanges(shop.db, between);
    expect(heard).toMatchObject(touched);
    expect(await readChanges(shop.db, last)).toMatchObject(untouched);
  });

  it("above a thousand invalidate everything", async () => {
    const many = sql`insert into catalogue_changes (product_ids) select array[1] from generate_series(1, 1001)`;
    expect(await heardOf(() => shop.db.execute(many))).toMatchObject({ everything: true });
  });

  it.each(["", "1", "1:2", "1:1:1,;drop", "9".repeat(30) + ":1:", ["1:1:", "1:1:"]])(
    "start from now for the invalid snapshot %j",
    async (since) => {
      const answer = await shop.app.inject({ url: "/catalogue-changes", query: { since } });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject(untouched);
    },
  );

  it("are refused for an impossible snapshot", async () => {
    expect((await shop.app.inject({ url: "/catalogue-changes", query: { since: "5:1:" } })).statusCode).toBe(
      422,
    );
  });
});
