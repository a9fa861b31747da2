import { sql } from "../../database/drizzle.ts";
import type { DeliveryType } from "@sen/domain";
import type { TenantSummary } from "@sen/api";
import type { Queryable } from "../../database/connect.ts";
import { listed, statement } from "../../database/prepared.ts";
import type { GoodsNames } from "../../texts/goods-names.ts";

/** A variant and its shop, as shown in carts, at checkout and in orders. */
export interface Goods extends GoodsNames {
  /** The variant's own prices in dong, without deals. */
  price_after_discount: number;
  original_price_after_tax: number;
  weight_gram: number;
  ready_in_hours: number;
  delivery_types: DeliveryType[];
  tenant_id: number;
  tenant_name: string;
  tenant_image_url: string;
  tenant_province_id: number;
  tenant_ward_id: number;
  delivers_itself: boolean;
  mall_id: number;
  mall_name: string;
}

const goodsOf = statement<Goods>(
  "goods_of_variants",
  sql`
    select v.id as variant_id, v.product_id, p.name_vi as product_name_vi, p.name_en as product_name_en,
      coalesce(g1.values -> v.value_1::int ->> 'image_url', p.image_url) as product_image,
      g1.values -> v.value_1::int ->> 'name_vi' as variance_group_1_vi, g1.values -> v.value_1::int ->> 'name_en' as variance_group_1_en,
      g2.values -> v.value_2::int ->> 'name_vi' as variance_group_2_vi, g2.values -> v.value_2::int ->> 'name_en' as variance_group_2_en,
      v.price_after_discount, v.original_price_after_tax,
      p.weight_gram, p.ready_in_hours, p.delivery_types,
      t.id as tenant_id, t.name as tenant_name, t.image_url as tenant_image_url,
      t.province_id as tenant_province_id, t.ward_id as tenant_ward_id, t.delivers_itself, m.id as mall_id, m.name as mall_name
    from variants v
    join products p on p.id = v.product_id
    join tenants t on t.id = p.tenant_id
    join malls m on m.id = t.mall_id
    left join variance_groups g1 on g1.product_id = p.id and g1.position = 1
    left join variance_groups g2 on g2.product_id = p.id and g2.position = 2
    where v.id = any(${listed("ids")})`,
);

/** Reads variants by id, on sale or not. Ids that do not exist are missing from the map. */
export async function readGoods(db: Queryable, variantIds: readonly number[]): Promise<Map<number, Goods>> {
  if (variantIds.length === 0) return new Map();
  const rows = await goodsOf(db, { ids: variantIds });
  return new Map(rows.map((row) => [row.variant_id, row]));
}

/** The shop of the goods. */
export function tenantOfGoods(goods: Goods): TenantSummary {
  return {
    id: goods.tenant_id,
    name: goods.tenant_name,
    image_url: goods.tenant_image_url,
    mall_id: goods.mall_id,
    mall_name: goods.mall_name,
  };
}
