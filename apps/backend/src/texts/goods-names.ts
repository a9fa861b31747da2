import { inLanguage } from "./in-language.ts";
import type { Locale } from "./messages.ts";

/** A variant as it is called in both languages, in a cart and, once bought, in an order. */
export interface GoodsNames {
  product_id: number;
  variant_id: number;
  product_name_vi: string;
  product_name_en: string;
  product_image: string;
  /** The choice in each variance group; null if the product has no such group. */
  variance_group_1_vi: string | null;
  variance_group_1_en: string | null;
  variance_group_2_vi: string | null;
  variance_group_2_en: string | null;
}

/** Fields shared by the lines of carts, checkouts and orders, in the caller's language. */
export const goodsNames = (goods: GoodsNames, locale: Locale) => ({
  product_id: goods.product_id,
  variant_id: goods.variant_id,
  product_name: inLanguage(goods, "product_name", locale),
  product_image: goods.product_image,
  variance_group_1: goods[`variance_group_1_${locale}`],
  variance_group_2: goods[`variance_group_2_${locale}`],
});

/** The display name of a refused line, which tells it apart from others: "Áo sơ mi linen (Trắng, M)". */
export function lineSubject(goods: GoodsNames): Record<Locale, string> {
  const inLocale = (locale: Locale) => {
    const { product_name, variance_group_1, variance_group_2 } = goodsNames(goods, locale);
    const chosen = [variance_group_1, variance_group_2].filter((choice) => choice !== null);
    return chosen.length > 0 ? `${product_name} (${chosen.join(", ")})` : product_name;
  };
  return { vi: inLocale("vi"), en: inLocale("en") };
}
