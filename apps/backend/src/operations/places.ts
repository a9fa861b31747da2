import { sortProvinces } from "@sen/domain";
import { eq } from "drizzle-orm";
import { districts, provinces, wards } from "../database/schema/index.ts";
import { ok } from "../http/envelope.ts";
import { notFound } from "../http/errors.ts";
import type { Operation } from "../http/operation.ts";

/** Names as people read them: "Quận 2" before "Quận 10". */
const byName = new Intl.Collator("vi", { numeric: true });

/** Preferred provinces first, then by name. Spec §3, location tree. */
export const listProvinces: Operation<"listProvinces"> = async ({ db }) => {
  const rows = await db.select().from(provinces);
  const places = rows.map(({ id, full_name, preferred_rank }) => ({
    province_id: id,
    name: full_name,
    is_preferred: preferred_rank !== null,
  }));
  return ok(sortProvinces(places));
};

/** Districts of a province, by name. */
export const listDistricts: Operation<"listDistricts"> = async ({ db, params }) => {
  const rows = await db.select().from(districts).where(eq(districts.province_id, params.id));
  if (rows.length === 0) throw notFound();
  return ok(
    rows
      .map(({ id, province_id, full_name }) => ({ district_id: id, province_id, name: full_name }))
      .sort((a, b) => byName.compare(a.name, b.name)),
  );
};

/** Wards of a district, by name, each with the way down to it. */
export const listWards: Operation<"listWards"> = async ({ db, params }) => {
  const rows = await db
    .select({ id: wards.id, name: wards.full_name, province_id: districts.province_id })
    .from(districts)
    .leftJoin(wards, eq(wards.district_id, districts.id))
    .where(eq(districts.id, params.id));
  if (rows.length === 0) throw notFound();
  const inDistrict = rows.flatMap(({ id, name, province_id }) =>
    id === null || name === null
      ? []
      : [{ ward_id: id, district_id: params.id, name, parent_path: parentPath(province_id, params.id, id) }],
  );
  return ok(inDistrict.sort((a, b) => byName.compare(a.name, b.name)));
};

/** The place and all places above it. Spec §5: the ward's code is what follows the slash of the entry with `ward`. */
export function parentPath(provinceId: number, districtId: number, wardId: number): string[] {
  return [`province/${provinceId}`, `district/${districtId}`, `ward/${wardId}`];
}
