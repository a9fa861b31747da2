import type { CouponScope } from "@sen/api";
import type { CouponHallFilters } from "@sen/ui/coupons";
import type { QueryFormat } from "../../core/fields.ts";

const SCOPES: readonly CouponScope[] = ["mall", "tenant", "delivery"];

/** What the coupon hall is narrowed by, in its address; what makes no sense narrows nothing. */
export const hallFilters: QueryFormat<CouponHallFilters> = {
  parse(query) {
    const number = (name: string) => {
      const value = Number(query.get(name) ?? "");
      return Number.isSafeInteger(value) && value > 0 && value < 2 ** 31 ? value : null;
    };
    return {
      keyword: (query.get("keyword") ?? "").trim().slice(0, 200),
      scope: SCOPES.find((scope) => scope === query.get("scope")) ?? null,
      category_id: number("category_id"),
      mall_id: number("mall_id"),
      tenant_id: number("tenant_id"),
    };
  },
  format({ keyword, scope, category_id, mall_id, tenant_id }) {
    const values = Object.entries({ keyword, scope, category_id, mall_id, tenant_id });
    return new URLSearchParams(values.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
  },
};
