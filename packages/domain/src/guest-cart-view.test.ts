import type { CartCreate } from "@sen/api";
import { describe, expect, it } from "vitest";
import { viewGuestCart } from "./guest-cart-view.ts";

const option = (id: number, image_url: string | null) => ({ id, name: `Màu ${id}`, image_url });
const mirror: CartCreate = {
  product_id: 7,
  product_name: "Gương trang điểm",
  product_image: "/media/mirror",
  tenant: { id: 17, name: "Lụa Việt", image_url: "", mall_id: 8, mall_name: "Sen Plaza" },
  variance_groups: [{ id: 1, name: "Màu", options: [option(1, "/media/apricot"), option(2, null)] }],
  variants: [1, 2].map((id) => ({
    id: 70 + id,
    sku: `G-${id}`,
    option_ids: [id],
    price_after_discount: 73_000,
    original_price_after_tax: 189_000,
    stock: 5,
  })),
  in_stock: true,
};

describe("a guest's cart", () => {
  it("shows the picture of the chosen variant, or the product's if it has none, and no goods that are gone", () => {
    const entry = (variant_id: number, product_id = 7) => ({ product_id, variant_id, quantity: 1 });
    const entries = [entry(71), entry(72), entry(73), entry(81, 8)];
    const [group] = viewGuestCart(entries, [mirror], "2026-11-26T10:00:00Z").groups;
    expect(
      group?.lines.map(({ product_image, variance_group_1 }) => [product_image, variance_group_1]),
    ).toEqual([
      ["/media/apricot", "Màu 1"],
      ["/media/mirror", "Màu 2"],
    ]);
  });
});
