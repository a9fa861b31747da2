import type { BuyAgain } from "@sen/api";
import { eq } from "../../../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import { buying, type Wanted, signInBuyer } from "../../../../test/buying.ts";
import { stored } from "../../../../test/stored.ts";
import { useShop } from "../../../../test/shop.ts";
import { cartItems, products, tenants, variants } from "../../../database/schema/index.ts";

const shop = await useShop();
const { fill, buy } = buying(shop);
const { setStock } = stored(shop);

const token = await signInBuyer(shop);

/** A cancelled order of one shop's goods: it can be bought again, and its stock is back. */
async function cancelled(wanted: readonly Wanted[]): Promise<number> {
  const { orders } = await buy(token, wanted);
  const id = orders[0]?.id ?? 0;
  await shop.call("cancelOrder", { params: { id }, body: { reason: 7 }, token });
  await shop.db.delete(cartItems);
  return id;
}

const again = (id: number) => shop.call("buyAgain", { params: { id }, token, lang: "en" });
const became = ({ lines }: BuyAgain) =>
  lines.map(({ variant_id, wanted, in_cart, message_code, message }) => [
    variant_id,
    wanted,
    in_cart,
    message_code,
    message,
  ]);
describe("buyAgain", () => {
  it("adds what was ordered to the cart at the current price, beside what is there", async () => {
    const id = await cancelled([{ variant: 11, quantity: 2 }, { variant: 21 }]);
    await fill(token, [{ variant: 51, quantity: 3 }]);
    const { status, body } = await again(id);
    expect(status).toBe(200);
    expect(became(body.data)).toEqual([
      [11, 2, 2, null, null],
      [21, 1, 1, null, null],
    ]);
    expect(body.data.lines[0]).toMatchObject({
      product_name: "Long-sleeved linen shirt",
      variance_group_1: "S",
      variance_group_2: null,
    });
    expect(body.data.cart).toMatchObject({ line_count: 3, total_quantity: 6 });
    const ids = body.data.cart.groups.flatMap(({ lines }: { lines: { id: number }[] }) =>
      lines.map((l) => l.id),
    );
    expect(ids).toEqual(
      expect.arrayContaining(body.data.lines.map((l: { cart_item_id: number }) => l.cart_item_id)),
    );
  });

  it("adds only what is missing, even when repeated concurrently", async () => {
    const id = await cancelled([{ variant: 11, quantity: 3 }, { variant: 21 }]);
    await fill(token, [
      { variant: 11, quantity: 1 },
      { variant: 21, quantity: 4 },
    ]);
    const answers = await Promise.all([again(id), again(id), again(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await again(id);
    expect(became(body.data)).toEqual([
      [11, 3, 3, null, null],
      [21, 1, 4, null, null],
    ]);
  });

  it("omits what has sold out and takes what is left of the rest", async () => {
    const id = await cancelled([{ variant: 11, quantity: 3 }, { variant: 21 }]);
    await setStock(11, 2);
    await setStock(21, 0);
    const { body } = await again(id);
    expect(became(body.data)).toEqual([
      [11, 3, 2, "not_enough_stock", "Only 2 left"],
      [21, 1, 0, "sold_out", "This is sold out"],
    ]);
    expect(body.data.cart).toMatchObject({ line_count: 1, total_quantity: 2 });
    await setStock(11, 10);
    await setStock(21, 5);
  });

  it("reports what is no longer sold because of its product, variant or shop", async () => {
    const id = await cancelled([{ variant: 11 }, { variant: 21 }]);
    await shop.db.update(variants).set({ active: false }).where(eq(variants.id, 11));
    await shop.db.update(products).set({ active: false }).where(eq(products.id, 2));
    expect(became((await again(id)).body.data).map(([, , , code]) => code)).toEqual([
      "unavailable",
      "unavailable",
    ]);
    await shop.db.update(variants).set({ active: true }).where(eq(variants.id, 11));
    await shop.db.update(products).set({ active: true }).where(eq(products.id, 2));
    await shop.db.update(tenants).set({ active: false }).where(eq(tenants.id, 1));
    const { body } = await again(id);
    expect(became(body.data)).toEqual([
      [11, 1, 0, "shop_closed", "This shop has closed"],
      [21, 1, 0, "shop_closed", "This shop has closed"],
    ]);
    const added = await shop.call("addToCart", {
      body: { items: [{ product_id: 2, variant_id: 21, quantity: 1 }] },
      token,
    });
    expect(added.body.data.results[0]).toMatchObject({ taken: 0, message_code: "unavailable" });
    await shop.db.update(tenants).set({ active: true }).where(eq(tenants.id, 1));
  });

  it("requires the order to have arrived or been cancelled", async () => {
    const { orders } = await buy(token, [{ variant: 51 }]);
    const id = orders[0]?.id ?? 0;
    const early = await again(id);
    expect([early.status, early.body.message_code]).toEqual([422, "BUY_AGAIN_LATER"]);
    await shop.call("cancelOrder", { params: { id }, body: { reason: 7 }, token });
    expect((await again(id)).status).toBe(200);
  });
});
