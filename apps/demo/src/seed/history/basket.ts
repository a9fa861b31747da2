import type { orderItems } from "@sen/backend/database/schema/index";
import type { Product } from "../catalogue/product.ts";
import { at, type Random } from "../catalogue/random.ts";

export type ItemRow = Omit<typeof orderItems.$inferInsert, "order_id">;

/** Lines of one order: different products of one shop, each with what was chosen. `variantIds` are those of the shop, by SKU. */
export function fillBasket(
  ofOneShop: readonly Product[],
  variantIds: ReadonlyMap<string, number>,
  lines: number,
  random: Random,
): ItemRow[] {
  return random.sample(ofOneShop, lines).map(({ id, name, image, variants }) => {
    const variant = at(
      variants.filter(({ stock }) => stock > 0),
      random.whole(0, 20),
    );
    return {
      product_id: id,
      variant_id: variantIds.get(variant.sku) ?? 0,
      product_name_vi: name[0],
      product_name_en: name[1],
      product_image: variant.image ?? image,
      variance_group_1_vi: variant.value_1_vi ?? null,
      variance_group_1_en: variant.value_1_en ?? null,
      variance_group_2_vi: variant.value_2_vi ?? null,
      variance_group_2_en: variant.value_2_en ?? null,
      original_price_after_tax: variant.original_price_after_tax,
      price_after_discount: variant.price_after_discount,
      quantity: random.chance(0.7) ? 1 : random.whole(2, 3),
    };
  });
}

/** Products that can be ordered, by shop. */
export function shelvesOf(products: readonly Product[]): Product[][] {
  const onSale = products.filter(({ stock, price }) => stock > 0 && price < 2_000_000);
  return [...Map.groupBy(onSale, ({ shop }) => shop.id).values()];
}
