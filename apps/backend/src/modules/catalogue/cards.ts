import type { ProductCard } from "@sen/api";
import { discountPercent } from "@sen/domain";
import { sql, type SQL } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { listed, statement } from "../../database/prepared.ts";
import type { Locale } from "../../texts/messages.ts";

/** Language of a card, and the moment to look up its deal. */
export interface Showing {
  locale: Locale;
  now: Date;
}

/** A card as it is read: its deal's times are in any form, and its discount is computed. */
export type CardRow = Omit<ProductCard, "discount_percent">;

/** SQL for a variant's picture: that of its first option that has one. */
export const variantPicture = (variantId: string): SQL => {
  const option =
    "g.values -> (case g.position when 1 then c.value_1 else c.value_2 end)::integer ->> 'image_url'";
  return sql.raw(`(select ${option} from variants c join variance_groups g on g.product_id = c.product_id
    where c.id = ${variantId} and ${option} is not null order by g.position limit 1)`);
};

/** SQL for the hours until a product `p` can be picked up at its shop's mall; null if pickup is not offered. */
const pickupHours = sql.raw(`case when 'go_to_mall' = any (p.delivery_types) then p.ready_in_hours
  + 24 * (select days_near_from from shipping_methods where delivery_type = 'go_to_mall') end`);

/**
 * Reads the cards of `wanted`, a table (id, place) for a `from`, in its order. Leaves out products that are not on sale.
 *
 * @param name of the statement, which must be unique
 */
export function cardsOf(name: string, wanted: SQL) {
  const read = {
    vi: statement<CardRow>(`${name}_vi`, selectCards(wanted, "vi")),
    en: statement<CardRow>(`${name}_en`, selectCards(wanted, "en")),
  };
  return async (db: Queryable, values: Record<string, unknown>, { locale, now }: Showing) =>
    (await read[locale](db, { ...values, now: now.toISOString() })).map(cardOf);
}

/** A query of `CardRow`s, in which `now` is a placeholder. */
export function selectCards(wanted: SQL, locale: Locale): SQL {
  const name = sql.raw(locale === "en" ? "p.name_en" : "p.name_vi");
  return sql`
    select p.id, ${name} as name, p.rating,
      case when deal.price <= p.price_after_discount
        then coalesce(${variantPicture("deal.variant_id")}, p.image_url) else p.image_url end as image_url,
      exists (select from variants v where v.product_id = p.id and v.active and v.stock > 0
        and v.id is distinct from deal.variant_id
        and v.price_after_discount > least(p.price_after_discount, deal.price)) as price_from,
      p.rating_count, p.sold_count, p.stock > 0 as in_stock, ${pickupHours} as pickup_hours,
      p.shipping_discount, least(p.price_after_discount, deal.price) as price_after_discount,
      case when deal.price < p.price_after_discount then deal.original_price_after_tax
        else p.original_price_after_tax end as original_price_after_tax,
      maker.name as maker_name,
      json_build_object('id', shop.id, 'name', shop.name, 'image_url', shop.image_url, 'mall_id', shop.mall_id,
        'mall_name', mall.name) as tenant,
      case when deal.item_id is not null then json_build_object('id', deal.item_id, 'variant_id', deal.variant_id,
        'price', deal.price, 'starts_at', deal.starts_at, 'ends_at', deal.ends_at, 'stock', deal.stock,
        'sold', deal.sold) end as flash_deal
    from ${wanted}
    join products p on p.id = wanted.id and p.active
    join makers maker on maker.id = p.maker_id
    join tenants shop on shop.id = p.tenant_id and shop.active
    join malls mall on mall.id = shop.mall_id
    left join (
      select distinct on (product_id) * from running_deals(${sql.placeholder("now")}::timestamptz)
      order by product_id, price
    ) deal on deal.product_id = p.id
    order by wanted.place`;
}

const byIds = cardsOf("cards", sql`unnest(${listed("ids")}) with ordinality as wanted (id, place)`);

/** Cards of products by id, in the order given. Leaves out products that are not on sale. */
export async function readCards(
  db: Queryable,
  ids: readonly number[],
  showing: Showing,
): Promise<ProductCard[]> {
  return ids.length === 0 ? [] : byIds(db, { ids }, showing);
}

/** Rows of products with their cards. Leaves out products that are not on sale. */
export async function withCards<Row extends { product_id: number }>(
  db: Queryable,
  rows: readonly Row[],
  showing: Showing,
): Promise<(Row & { product: ProductCard })[]> {
  const ids = rows.map(({ product_id }) => product_id);
  const cards = new Map((await readCards(db, ids, showing)).map((card) => [card.id, card]));
  return rows.flatMap((row) => {
    const product = cards.get(row.product_id);
    return product ? [{ ...row, product }] : [];
  });
}

/** A card in the contract's shape. */
export function cardOf({ flash_deal, ...card }: CardRow): ProductCard {
  return {
    ...card,
    discount_percent: discountPercent(card.original_price_after_tax, card.price_after_discount),
    flash_deal: flash_deal && {
      ...flash_deal,
      starts_at: new Date(flash_deal.starts_at).toISOString(),
      ends_at: new Date(flash_deal.ends_at).toISOString(),
    },
  };
}
