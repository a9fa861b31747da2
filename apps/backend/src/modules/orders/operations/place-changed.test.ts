import { eq } from "../../../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import { buying, signInBuyer } from "../../../../test/buying.ts";
import { stored } from "../../../../test/stored.ts";
import { useShop } from "../../../../test/shop.ts";
import {
  coupons,
  flashDeals,
  flashDealSales,
  orderItems,
  products,
  variants,
} from "../../../database/schema/index.ts";

const shop = await useShop();
const { prepare, place } = buying(shop);
const { setStock } = stored(shop);

const token = await signInBuyer(shop);

describe("placing an order after something changed", () => {
  it("reports an ended deal at its line in both languages, and keeps the cart", async () => {
    await shop.db.delete(flashDealSales);
    await shop.db.update(flashDeals).set({ starts_minute: 600, ends_minute: 660 });
    shop.clock.set("2026-11-21T03:30:00Z");
    const prepared = await prepare(token, [{ variant: 51 }, { variant: 41 }]);
    shop.clock.set("2026-11-21T04:00:00Z");
    const vi = await place(token, prepared);
    expect(vi.status).toBe(422);
    expect(vi.body.data.errors).toEqual([
      {
        field: "items[1].price",
        message_code: "DEAL_ENDED",
        message: "Loa di động chống nước: Flash deal đã kết thúc",
      },
    ]);
    const en = await place(token, prepared, { lang: "en" });
    expect(en.body.data.errors[0].message).toBe("Waterproof portable speaker: The flash deal is over");
    const cart = await shop.call("listCart", { token });
    expect(cart.body.data.line_count).toBe(2);

    const again = await shop.call("getCheckout", { params: { id: prepared.id }, token });
    expect(again.body.data.groups[1].lines[0].problem).toMatchObject({
      code: "deal_ended",
      previous_price: 500_000,
    });
    expect((await place(token, again.body.data)).status).toBe(200);
    await shop.db.update(flashDeals).set({ starts_minute: 0, ends_minute: 1440 });
    shop.clock.set("2026-11-21T03:00:00Z");
  });

  it.each([
    ["a withdrawn", () => ({ active: false })],
    ["an expired", () => ({ ends_at: shop.clock.now() })],
  ])("reports %s coupon as expired, and places the order without it", async (_which, change) => {
    const prepared = await prepare(token, [{ variant: 51, quantity: 4 }], { coupon_ids: [2] });
    expect(prepared.totals.mall_coupon_value).toBeGreaterThan(0);
    await shop.db.update(coupons).set(change()).where(eq(coupons.id, 2));
    const refused = await place(token, prepared);
    expect(refused.status).toBe(422);
    expect(refused.body.data.errors).toEqual([
      { field: "coupon_ids[0]", message_code: "COUPON_EXPIRED", message: "Mã giảm giá đã hết hạn" },
    ]);
    const again = await shop.call("getCheckout", { params: { id: prepared.id }, token });
    expect(again.body.data.coupons[0]).toMatchObject({ problem: "expired", discount: 0 });
    expect((await place(token, again.body.data)).status).toBe(200);
    await shop.db.update(coupons).set({ active: true }).where(eq(coupons.id, 2));
  });

  it("reports reduced stock with the product and the number left", async () => {
    const prepared = await prepare(token, [{ variant: 51 }, { variant: 11, quantity: 3 }]);
    await setStock(11, 2);
    const { status, body } = await place(token, prepared);
    expect(status).toBe(422);
    expect(body.data.errors).toEqual([
      {
        field: "items[1].quantity",
        message_code: "NOT_ENOUGH_STOCK",
        message: "Áo sơ mi linen tay dài (S): Chỉ còn 2 sản phẩm",
      },
    ]);
    await setStock(11, 500);
  });

  it("reports a shop that has no way of delivery left", async () => {
    const prepared = await prepare(token, [{ variant: 51 }, { variant: 11 }]);
    const isShirt = eq(products.id, 1);
    const [{ delivery_types = [] } = {}] = await shop.db.select().from(products).where(isShirt);
    await shop.db.update(products).set({ delivery_types: [] }).where(isShirt);
    expect((await place(token, prepared)).body.data.errors).toMatchObject([
      { field: "deliveries[1].delivery_type", message_code: "CHOOSE_DELIVERY" },
    ]);
    await shop.db.update(products).set({ delivery_types }).where(isShirt);
  });

  it("responds 409 to a changed price until it was seen", async () => {
    const prepared = await prepare(token, [{ variant: 51 }]);
    await shop.db.update(variants).set({ price_after_discount: 89_000 }).where(eq(variants.id, 51));
    expect((await place(token, prepared)).status).toBe(409);
    const again = await shop.call("getCheckout", { params: { id: prepared.id }, token });
    expect(again.body.data.groups[0].lines[0].problem.code).toBe("price_changed");
    const placed = await place(token, again.body.data);
    expect(placed.status).toBe(200);
    const [item] = await shop.db
      .select()
      .from(orderItems)
      .where(eq(orderItems.order_id, placed.body.data.orders[0].id));
    expect(item?.price_after_discount).toBe(89_000);
    await shop.db.update(variants).set({ price_after_discount: 99_000 }).where(eq(variants.id, 51));
  });
});
