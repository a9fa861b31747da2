import type { CouponScope } from "@sen/api";
import type { CouponHallFilters } from "@sen/ui/coupons";

const SCOPES: readonly CouponScope[] = ["mall", "tenant", "delivery"];

/** Reads what the coupon hall is narrowed by out of its address; what makes no sense narrows nothing. */
export function couponHallFilters(query: URLSearchParams): CouponHallFilters {
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
}

/** The same as the part of an address's query, in one form. */
export function couponHallQuery(filters: CouponHallFilters): Record<string, string | number | undefined> {
  return {
    keyword: filters.keyword || undefined,
    scope: filters.scope ?? undefined,
    category_id: filters.category_id ?? undefined,
    mall_id: filters.mall_id ?? undefined,
    tenant_id: filters.tenant_id ?? undefined,
  };
}

/** What of the hall's query its page depends on. */
export function couponHallOnly(query: URLSearchParams): URLSearchParams {
  const values = Object.entries(couponHallQuery(couponHallFilters(query)));
  return new URLSearchParams(
    values.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
