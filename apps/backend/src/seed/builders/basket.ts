import type { orderItems } from "../../database/schema/index.ts";
import type { Product } from "./product.ts";
import { at, type Random } from "./random.ts";
import type { VariantRow } from "./variants.ts";

export type ItemRow = Omit<typeof orderItems.$inferInsert, "order_id">;

/** Lines of one order: different products of one shop, each with what was chosen. */
export function fillBasket(ofOneShop: readonly Product[], lines: number, random: Random): ItemRow[] {
  return random.sample(ofOneShop, lines).map((product) => {
    const { product: row, variants, groups } = product;
    const variant = at(
      variants.filter(({ stock }) => stock > 0),
      random.whole(0, 20),
    );
    const [first, second] = [chosen(groups[0], variant, "value_1"), chosen(groups[1], variant, "value_2")];
    return {
      product_id: row.id,
      variant_id: variant.id,
      product_name_vi: row.name_vi,
      product_name_en: row.name_en,
      product_image: first?.image_url ?? row.image_url,
      variance_group_1_vi: first?.name_vi ?? null,
      variance_group_1_en: first?.name_en ?? null,
      variance_group_2_vi: second?.name_vi ?? null,
      variance_group_2_en: second?.name_en ?? null,
      original_price_after_tax: variant.original_price_after_tax,
      price_after_discount: variant.price_after_discount,
      quantity: random.chance(0.7) ? 1 : random.whole(2, 3),
    };
  });
}

/** Products that can be ordered, by shop; only shops with at least `least` of them. */
export function shopsWithGoods(products: readonly Product[], least: number): Product[][] {
  const byShop = Map.groupBy(
    products.filter(({ product }) => product.stock > 0 && product.price_after_discount < 2_000_000),
    ({ product }) => product.tenant_id,
  );
  return [...byShop.values()].filter((goods) => goods.length >= least);
}

function chosen(
  group: Product["groups"][number] | undefined,
  variant: VariantRow,
  key: "value_1" | "value_2",
) {
  const place = variant[key];
  return group === undefined || place === null || place === undefined ? undefined : group.values[place];
}
