import type { Facets as FacetCounts } from "@sen/api";
import { changeFilters, type ListingFilters } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { toggled } from "../narrowing.ts";

/** The facets of a list. */
export type FacetName = "category" | "maker" | "mall" | "price" | "rating" | "delivery" | "offers";

/** One choice of a facet. */
export interface FacetChoice {
  key: string;
  label: string;
  /** Number of products with this choice. */
  count: number;
  chosen: boolean;
  /** Depth below the preceding choices, from 1. */
  level?: number;
  /** The filters after toggling this choice. */
  next: ListingFilters;
}

export interface FacetGroup {
  name: FacetName;
  title: string;
  choices: readonly FacetChoice[];
}

/** Returns a function that formats a price range: "Dưới 100.000 đ", "100.000 – 299.999 đ", "Từ 1.000.000 đ". */
export function usePriceRange(): (min: number | null, max: number | null) => string {
  const { t } = useTranslation("catalog");
  const { dong, dongRange } = useFormat();
  return (min, max) => {
    if (min === null && max === null) return "";
    // Ranges include both ends, and people call up to 99.999 đ "under 100.000 đ".
    if (min === null || min === 0) return t("facet.below", { amount: dong(rounded(max ?? 0)) });
    if (max === null) return t("facet.above", { amount: dong(min) });
    return dongRange(min, max);
  };
}

const rounded = (max: number) => (max % 10 === 9 ? max + 1 : max);

/** Every facet of a list with its choices, in display order. */
export function useFacetGroups(facets: FacetCounts, filters: ListingFilters): FacetGroup[] {
  const { t } = useTranslation("catalog");
  const priceRange = usePriceRange();
  const choice = (
    key: string | number,
    label: string,
    count: number,
    chosen: boolean,
    change: Partial<ListingFilters>,
  ): FacetChoice => ({ key: String(key), label, count, chosen, next: changeFilters(filters, change) });
  const listed = (field: "category_id" | "maker_id" | "mall_id", options: FacetCounts["makers"]) =>
    options.map(({ id, name, count }) =>
      choice(id, name, count, filters[field].includes(id), { [field]: toggled(filters[field], id) }),
    );
  const categories = listed("category_id", facets.categories).map((one, index) => ({
    ...one,
    level: facets.categories[index]?.level ?? 1,
  }));
  const prices = facets.prices.map(({ price_min, price_max, count }) => {
    const chosen = filters.price_min === price_min && filters.price_max === price_max;
    const range = chosen ? { price_min: null, price_max: null } : { price_min, price_max };
    const key = `${price_min ?? ""}-${price_max ?? ""}`;
    return choice(key, priceRange(price_min, price_max), count, chosen, range);
  });
  const ratings = facets.ratings.map(({ rating_min, count }) => {
    const chosen = filters.rating_min === rating_min;
    const label = t("facet.rating_from", { stars: rating_min });
    return choice(rating_min, label, count, chosen, { rating_min: chosen ? null : rating_min });
  });
  const { delivery, shipping_discount } = filters;
  const deliveries = facets.delivery.map(({ id, count }) =>
    choice(id, t(`delivery.${id}`), count, delivery.includes(id), { delivery: toggled(delivery, id) }),
  );
  const offers = choice(
    "shipping_discount",
    t("facet.shipping_discount"),
    facets.shipping_discount,
    shipping_discount,
    { shipping_discount: !shipping_discount },
  );
  return [
    { name: "category", title: t("facet.categories"), choices: categories },
    { name: "price", title: t("facet.prices"), choices: prices },
    { name: "rating", title: t("facet.ratings"), choices: ratings },
    { name: "maker", title: t("facet.makers"), choices: listed("maker_id", facets.makers) },
    { name: "mall", title: t("facet.malls"), choices: listed("mall_id", facets.malls) },
    { name: "delivery", title: t("facet.delivery"), choices: deliveries },
    {
      name: "offers",
      title: t("facet.offers"),
      choices: offers.count > 0 || offers.chosen ? [offers] : [],
    },
  ];
}
