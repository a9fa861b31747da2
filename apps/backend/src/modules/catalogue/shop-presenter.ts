import type { Tenant, TenantSummary } from "@sen/api";
import type { tenants } from "../../database/schema/index.ts";
import { inLanguage } from "../../texts/in-language.ts";
import type { Locale } from "../../texts/messages.ts";

/** A shop's row with its mall's name. */
export interface TenantRow {
  tenant: typeof tenants.$inferSelect;
  mall_name: string;
}

/** A shop as named on a card or a line. */
export function tenantSummaryOf({ tenant, mall_name }: TenantRow): TenantSummary {
  return {
    id: tenant.id,
    name: tenant.name,
    image_url: tenant.image_url,
    mall_id: tenant.mall_id,
    mall_name,
  };
}

/** A shop as its page shows it. */
export function tenantOf(row: TenantRow, locale: Locale): Tenant {
  const { tenant } = row;
  return {
    ...tenantSummaryOf(row),
    cover_url: tenant.cover_url,
    description: inLanguage(tenant, "description", locale),
    floor: inLanguage(tenant, "floor", locale),
    rating: tenant.rating,
    rating_count: tenant.rating_count,
    product_count: tenant.product_count,
    sold_count: tenant.sold_count,
    follower_count: tenant.follower_count,
    reply_minutes: tenant.reply_minutes,
    joined_at: tenant.joined_at.toISOString(),
  };
}
