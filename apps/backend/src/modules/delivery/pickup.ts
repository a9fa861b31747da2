import type { PickupPlace } from "@sen/api";
import { firstWithin, parseDailyHours } from "@sen/domain";
import { sql, type SQL } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { inLanguage } from "../../texts/in-language.ts";
import type { Locale } from "../../texts/messages.ts";

/** Where a shop's goods are picked up and returned: its unit, and the mall around it. */
export interface StoredPickup {
  mall_id: number;
  mall_name: string;
  floor_vi: string;
  floor_en: string;
  /** The shop's unit, the mall's street, ward, district and province in one line. */
  full_address: string;
  opening_hours: string;
  hotline: string;
}

/** A `StoredPickup` as a column of a query. */
export function pickupJson(tenantId: SQL): SQL {
  return sql`(select jsonb_build_object('mall_id', m.id, 'mall_name', m.name, 'floor_vi', t.floor_vi,
      'floor_en', t.floor_en, 'opening_hours', m.opening_hours, 'hotline', m.hotline,
      'full_address', concat_ws(', ', t.address, w.full_name, d.full_name, p.full_name))
    from tenants t join malls m on m.id = t.mall_id join wards w on w.id = t.ward_id
    join districts d on d.id = t.district_id join provinces p on p.id = t.province_id
    where t.id = ${tenantId})`;
}

/** The pickup places of shops, by shop id. */
export async function readPickups(
  db: Queryable,
  tenantIds: readonly number[],
): Promise<Map<number, StoredPickup>> {
  if (tenantIds.length === 0) return new Map();
  const ids = sql.join(
    tenantIds.map((id) => sql`${id}::integer`),
    sql`, `,
  );
  const { rows } = await db.execute<{ id: number; pickup: StoredPickup }>(
    sql`select shop.id, ${pickupJson(sql`shop.id`)} as pickup from unnest(array[${ids}]) as shop(id)`,
  );
  return new Map(rows.map(({ id, pickup }) => [id, pickup]));
}

/**
 * A pickup place in the contract's shape.
 *
 * @param readyAt ISO 8601, at any hour; null if unknown. Shown as the next moment when the mall is open
 */
export function pickupOf(stored: StoredPickup, readyAt: string | null, locale: Locale): PickupPlace {
  const { mall_id, mall_name, full_address, opening_hours, hotline } = stored;
  return {
    mall_id,
    mall_name,
    unit: inLanguage(stored, "floor", locale),
    full_address,
    opening_hours,
    phone_number: hotline,
    ready_at: readyAt && whenOpen(readyAt, opening_hours),
  };
}

/** The first moment from the given one when the mall is open; the moment itself if its hours cannot be parsed. */
function whenOpen(moment: string, opening_hours: string): string {
  const hours = parseDailyHours(opening_hours);
  return hours ? firstWithin(new Date(moment), hours).toISOString() : moment;
}
