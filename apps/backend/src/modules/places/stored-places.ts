import { and, eq } from "../../database/drizzle.ts";
import { ofWholeShop } from "../../database/of-whole-shop.ts";
import { PLACE_DATASET } from "../../database/place-dataset.ts";
import { districts, provinces, wards } from "../../database/schema/index.ts";
import { parentPath } from "./place-text.ts";
import { entriesOf, searchWards } from "./search-wards.ts";
import type { PlaceTree } from "../../ports/place-tree.ts";

const names = {
  ward_name: wards.full_name,
  district_name: districts.full_name,
  province_name: provinces.full_name,
  since_2025: wards.since_2025,
};

/** Places change only when they are imported. */
const PLACES_KEPT_SECONDS = 3600;

/** All wards for a search by name, those of preferred provinces first. */
const wardEntries = ofWholeShop(async (db) =>
  entriesOf(
    await db
      .select({ ...names, ward_id: wards.id, district_id: districts.id, province_id: provinces.id })
      .from(wards)
      .innerJoin(districts, eq(districts.id, wards.district_id))
      .innerJoin(provinces, eq(provinces.id, districts.province_id))
      .orderBy(provinces.preferred_rank, wards.id),
  ),
);

/** The three levels that the database is seeded with. Spec §3, location tree. */
export const storedPlaces: PlaceTree = {
  dataset: { ...PLACE_DATASET, levels: 3 },

  async provinces(db) {
    const rows = await db.select().from(provinces);
    return rows.map(({ id, full_name, preferred_rank }) => ({
      province_id: id,
      name: full_name,
      is_preferred: preferred_rank !== null,
    }));
  },

  async districts(db, provinceId) {
    const rows = await db.select().from(districts).where(eq(districts.province_id, provinceId));
    if (rows.length === 0) return null;
    return rows.map(({ id, province_id, full_name }) => ({ district_id: id, province_id, name: full_name }));
  },

  async wardsOfDistrict(db, district_id) {
    const rows = await db
      .select({
        id: wards.id,
        name: wards.full_name,
        since_2025: wards.since_2025,
        province_id: districts.province_id,
      })
      .from(districts)
      .leftJoin(wards, eq(wards.district_id, districts.id))
      .where(eq(districts.id, district_id));
    if (rows.length === 0) return null;
    return rows.flatMap(({ id, name, since_2025, province_id }) =>
      id === null || name === null
        ? []
        : [
            {
              ward_id: id,
              district_id,
              name,
              parent_path: parentPath({ province_id, district_id, ward_id: id }),
              since_2025,
            },
          ],
    );
  },

  wardsOfProvince: () => Promise.resolve(null),

  searchWards: async (db, keyword) => searchWards(await wardEntries(db, PLACES_KEPT_SECONDS), keyword),

  async find(db, { province_id, district_id, ward_id }) {
    if (district_id === null) return null;
    const [found] = await db
      .select(names)
      .from(wards)
      .innerJoin(districts, eq(districts.id, wards.district_id))
      .innerJoin(provinces, eq(provinces.id, districts.province_id))
      .where(and(eq(wards.id, ward_id), eq(districts.id, district_id), eq(provinces.id, province_id)));
    return found ?? null;
  },
};
