import type { Cart, CartLine } from "@sen/api";
import { goodsTotal, type ShopGoods } from "@sen/domain";

/** The chosen goods of each shop, as coupons are held against them. */
export function basketOf(cart: Cart, chosen: readonly CartLine[]): ShopGoods[] {
  return cart.groups
    .map(({ tenant, lines }) => ({
      tenant_id: tenant.id,
      mall_id: tenant.mall_id,
      goods_total: goodsTotal(lines.filter((line) => chosen.includes(line))),
    }))
    .filter(({ goods_total }) => goods_total > 0);
}
