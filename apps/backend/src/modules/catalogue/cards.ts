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

/** The row that a card is made of. */
export interface CardRow {
  id: number;
  name: string;
  image_url: string;
  price_after_discount: number;
  price_from: boolean;
  original_price_after_tax: number;
  rating: number;
  rating_count: number;
  sold_count: number;
  in_stock: boolean;
  pickup_hours: number | null;
  shipping_discount: boolean;
  maker_name: string;
  tenant_id: number;
  tenant_name: string;
  tenant_image_url: string;
  mall_id: number;
  mall_name: string;
  deal_id: number | null;
  deal_variant_id: number | null;
  deal_price: number | null;
  deal_starts_at: Date | string | null;
  deal_ends_at: Date | string | null;
  deal_stock: number | null;
  deal_sold: number | null;
}

/** SQL for a variant's picture: that of its first option that has one. */
export const variantPicture = (variantId: string): SQL => {
  const option =
    "g.values -> (case g.position when 1 then c.value_1 else c.value_2 end)::integer ->> 'image_url'";
  return sql.raw(`(select ${option} from variants c join variance_groups g on g.product_id = c.product_id
    where c.id = ${variantId} and ${option} is not null order by g.position limit 1)`);
};

/** SQL for the hours until a product `p` can be picked up at its shop's mall; null if pickup is not offered. */
export const pickupHours = sql.raw(`case when 'go_to_mall' = any (p.delivery_types) then p.ready_in_hours
  + 24 * (select days_near_from from shipping_methods where delivery_type = 'go_to_mall') end`);

/**
 * SQL for the cards of `wanted`, a table (id, place) for a `from`, in its order. Leaves out products that are not on sale. The
 * placeholder `now` is the moment for deals.
 */
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
      maker.name as maker_name, shop.id as tenant_id, shop.name as tenant_name, shop.image_url as tenant_image_url,
      shop.mall_id, mall.name as mall_name, deal.item_id as deal_id,
      deal.variant_id as deal_variant_id, deal.price as deal_price, deal.starts_at as deal_starts_at,
      deal.ends_at as deal_ends_at, deal.stock as deal_stock, deal.sold as deal_sold
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

const wanted = sql`unnest(${listed("ids")}) with ordinality as wanted (id, place)`;
const byIds = {
  vi: statement<CardRow>("cards_vi", selectCards(wanted, "vi")),
  en: statement<CardRow>("cards_en", selectCards(wanted, "en")),
};

/** Cards of products by id, in the order given. Leaves out products that are not on sale. */
export async function readCards(
  db: Queryable,
  ids: readonly number[],
  { locale, now }: Showing,
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  return (await byIds[locale](db, { ids, now: now.toISOString() })).map(cardOf);
}

/** A card in the contract's shape. */
export function cardOf(row: CardRow): ProductCard {
  return {
    id: row.id,
    name: row.name,
    image_url: row.image_url,
    price_after_discount: row.price_after_discount,
    price_from: row.price_from,
    original_price_after_tax: row.original_price_after_tax,
    discount_percent: discountPercent(row.original_price_after_tax, row.price_after_discount),
    rating: row.rating,
    rating_count: row.rating_count,
    sold_count: row.sold_count,
    in_stock: row.in_stock,
    pickup_hours: row.pickup_hours,
    shipping_discount: row.shipping_discount,
    maker_name: row.maker_name,
    tenant: {
      id: row.tenant_id,
      name: row.tenant_name,
      image_url: row.tenant_image_url,
      mall_id: row.mall_id,
      mall_name: row.mall_name,
    },
    flash_deal: dealOf(row),
  };
}

function dealOf(row: CardRow): ProductCard["flash_deal"] {
  const { deal_id, deal_variant_id, deal_price, deal_starts_at, deal_ends_at } = row;
  if (deal_id === null || deal_variant_id === null || deal_price === null) return null;
  if (deal_starts_at === null || deal_ends_at === null) return null;
  return {
    id: deal_id,
    variant_id: deal_variant_id,
    price: deal_price,
    starts_at: new Date(deal_starts_at).toISOString(),
    ends_at: new Date(deal_ends_at).toISOString(),
    stock: row.deal_stock ?? 1,
    sold: row.deal_sold ?? 0,
  };
}
