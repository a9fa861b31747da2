import type { ProductVariant, VarianceGroup } from "@sen/api";
import { sql } from "../../database/drizzle.ts";
import { products, type varianceGroups, type variants } from "../../database/schema/index.ts";
import type { Locale } from "../../texts/messages.ts";
import { inLanguage } from "../../texts/in-language.ts";
import { priceNow, runningDeals, stockNow } from "./prices.ts";

/** What a product's customers choose between. */
export interface ChoiceRow {
  groups: (typeof varianceGroups.$inferSelect)[];
  /** With current prices and stock. */
  variants: VariantRow[];
}

interface VariantRow extends Pick<
  typeof variants.$inferSelect,
  "id" | "sku" | "value_1" | "value_2" | "price_after_discount" | "original_price_after_tax" | "stock"
> {
  /** Null if a customer may buy as many as there are. */
  deal_limit: number | null;
}

const deals = runningDeals(sql.placeholder("now"));

/** Columns of a prepared query of `products`, whose placeholder `now` is the time of the prices. */
export const choiceColumns = {
  groups: sql<ChoiceRow["groups"]>`(
    select coalesce(json_agg(g order by g.position), '[]') from variance_groups g where g.product_id = ${products.id})`,
  variants: sql<VariantRow[]>`(
    select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'value_1', v.value_1, 'value_2', v.value_2,
      'price_after_discount', ${priceNow}, 'original_price_after_tax', v.original_price_after_tax,
      'stock', ${stockNow}, 'deal_limit', (select offer.per_customer from flash_deal_items offer where offer.id = d.item_id)
    ) order by v.id), '[]')
    from variants v
    left join ${deals} d on d.variant_id = v.id and d.product_id = v.product_id
    where v.product_id = ${products.id} and v.active)`,
};

/** An option's id: its group's id times 100, plus its index in the group. */
const optionId = (group: number, place: number): number => group * 100 + place;

/** The variance groups, in the customer's language, with the options of the variants on sale: last season's colors are gone. */
export function varianceGroupsOf(row: ChoiceRow, locale: Locale): VarianceGroup[] {
  const onSale = new Set(variantsOf(row).flatMap(({ option_ids }) => option_ids));
  return row.groups.map((group) => ({
    id: group.id,
    name: inLanguage(group, "name", locale),
    options: group.values
      .map((value, place) => ({
        id: optionId(group.id, place),
        name: inLanguage(value, "name", locale),
        image_url: value.image_url ?? null,
      }))
      .filter(({ id }) => onSale.size === 0 || onSale.has(id)),
  }));
}

/** The variants at their current prices. */
export function variantsOf({ groups, variants }: ChoiceRow): ProductVariant[] {
  return variants.map(({ id, sku, value_1, value_2, deal_limit, ...price }) => ({
    id,
    sku,
    option_ids: [value_1, value_2].flatMap((place, index) => {
      const group = groups[index];
      return place === null || !group ? [] : [optionId(group.id, place)];
    }),
    ...price,
    ...(deal_limit !== null && { deal_limit }),
  }));
}
