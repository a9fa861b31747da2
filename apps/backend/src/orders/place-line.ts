import { and, eq } from "drizzle-orm";
import type { Queryable } from "../database/connect.ts";
import { districts, provinces, wards } from "../database/schema/index.ts";
import { invalid } from "../http/errors.ts";

/** Ward, district and province in one line; 422 at `field` when they do not belong together. */
export async function placeLine(
  db: Queryable,
  { province_id, district_id, ward_id }: { province_id: number; district_id: number; ward_id: number },
  field: string,
): Promise<string> {
  const [place] = await db
    .select({ ward: wards.full_name, district: districts.full_name, province: provinces.full_name })
    .from(wards)
    .innerJoin(districts, eq(districts.id, wards.district_id))
    .innerJoin(provinces, eq(provinces.id, districts.province_id))
    .where(and(eq(wards.id, ward_id), eq(districts.id, district_id), eq(provinces.id, province_id)));
  if (!place) throw invalid(field, "PLACE_UNKNOWN");
  return `${place.ward}, ${place.district}, ${place.province}`;
}
