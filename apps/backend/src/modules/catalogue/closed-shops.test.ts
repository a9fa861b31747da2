import type { OperationId } from "@sen/api";
import { eq } from "../../database/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useShop } from "../../../test/shop.ts";
import { tenants } from "../../database/schema/index.ts";

const shop = await useShop();
const OPEN_SHOP = 1;
/** Opens or closes shop 1, which sells product 1, a shirt, and product 2. */
const setActive = (active: boolean) =>
  shop.db.update(tenants).set({ active }).where(eq(tenants.id, OPEN_SHOP));
const read = async (operation: OperationId, sent: Parameters<typeof shop.call>[1] = {}) =>
  (await shop.call(operation, sent)).body.data;
const ids = (items: { id: number }[]) => items.map(({ id }) => id);
/** Related to product 6 of another shop, whose brand is that of product 1. */
const ofSameBrand = async () => ids(await read("listRelatedProducts", { params: { id: 6 } }));

describe("products of a closed shop", () => {
  let before: { items: { id: number }[]; total: number; facets: { malls: { id: number; count: number }[] } };

  beforeAll(async () => {
    before = await read("listProducts");
    await setActive(false);
    await shop.runJobs();
  });
  afterAll(async () => {
    await setActive(true);
  });

  it("are in no list and no count", async () => {
    const now = await read("listProducts");
    expect(ids(now.items)).toEqual(ids(before.items).filter((id) => id > 2));
    expect(now.total).toBe(before.total - 2);
    expect(now.facets.malls).not.toEqual(before.facets.malls);
    expect(ids((await read("filterProducts", { query: { id: [1, 2, 5] } })).items)).toEqual([5]);
    expect(await ofSameBrand()).not.toContain(1);
  });

  it("are neither found by search nor suggested", async () => {
    expect((await read("search", { query: { keyword: "áo sơ mi" } })).items).toEqual([]);
    const suggested = await read("suggestSearch", { query: { keyword: "ao so" } });
    expect(suggested.filter(({ kind }: { kind: string }) => kind === "product")).toEqual([]);
  });

  it.each(["getProduct", "listRelatedProducts", "listReviews", "listProductCoupons"] as const)(
    "have no page: %s",
    async (operation) => {
      expect((await shop.call(operation, { params: { id: 1 } })).status).toBe(404);
    },
  );

  it("are not found by getCartCreate", async () => {
    expect((await shop.call("getCartCreate", { params: { productId: 1 } })).status).toBe(404);
  });

  it("have no shop coupons in listCoupons", async () => {
    expect(ids((await read("listCoupons")).items)).not.toContain(3);
  });

  it("are back in lists, search and pages when it reopens", async () => {
    await setActive(true);
    await shop.runJobs();
    expect(await read("listProducts")).toMatchObject(before);
    expect(await ofSameBrand()).toContain(1);
    expect(ids((await read("listCoupons")).items)).toContain(3);
    expect(ids((await read("search", { query: { keyword: "áo sơ mi" } })).items)).toEqual([1]);
    expect((await shop.call("getProduct", { params: { id: 1 } })).status).toBe(200);
  });
});
