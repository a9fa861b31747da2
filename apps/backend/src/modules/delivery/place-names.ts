import { eq, inArray } from "../../database/drizzle.ts";
import type { CarrierPlace } from "../../ports/carrier.ts";
import type { Queryable } from "../../database/connect.ts";
import { districts, provinces, wards } from "../../database/schema/index.ts";

/** Names of wards with their district and province. Wards of a data set without districts are missing. */
export async function readPlaceNames(
  db: Queryable,
  wardIds: readonly number[],
): Promise<Map<number, Omit<CarrierPlace, "street">>> {
  const rows = await db
    .select({
      id: wards.id,
      ward: wards.full_name,
      district: districts.full_name,
      province: provinces.full_name,
    })
    .from(wards)
    .innerJoin(districts, eq(districts.id, wards.district_id))
    .innerJoin(provinces, eq(provinces.id, districts.province_id))
    .where(inArray(wards.id, [...wardIds]));
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}
