import { readMasterData } from "./master-data.ts";

export { PLACE_DATASET } from "@sen/backend/database/place-dataset";

/** A ward with everything above it; the official code is the id. */
export interface Place {
  province_id: number;
  district_id: number;
  ward_id: number;
  /** "Phường Thảo Điền, Thành phố Thủ Đức, Thành phố Hồ Chí Minh" */
  line: string;
}

const [provinces, districts, wards] = [
  readMasterData("provinces"),
  readMasterData("districts"),
  readMasterData("wards"),
];

/** A ward with everything above it, by its published code. */
export function placeOfWard(code: string): Place {
  const ward = wards.get(code);
  const district = districts.get(ward?.district_code ?? "");
  const province = provinces.get(district?.province_code ?? "");
  if (!ward || !district || !province) throw new RangeError(`There is no ward ${code}.`);
  return {
    ward_id: Number(ward.code),
    district_id: Number(district.code),
    province_id: Number(province.code),
    line: [ward.full_name, district.full_name, province.full_name].join(", "),
  };
}
