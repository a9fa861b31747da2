import type { Database } from "../../src/database/connect.ts";
import { banks, districts, provinces, wards } from "../../src/database/schema/index.ts";

/** Two cities and a province, with four districts and four wards. */
export async function fillPlaces(db: Database): Promise<void> {
  await db.insert(provinces).values([
    { id: 1, code: "01", name: "Hà Nội", full_name: "Thành phố Hà Nội", preferred_rank: 2 },
    { id: 79, code: "79", name: "Hồ Chí Minh", full_name: "Thành phố Hồ Chí Minh", preferred_rank: 1 },
    { id: 89, code: "89", name: "An Giang", full_name: "Tỉnh An Giang" },
  ]);
  await db.insert(districts).values([
    { id: 1, province_id: 1, code: "001", name: "Ba Đình", full_name: "Quận Ba Đình" },
    { id: 760, province_id: 79, code: "760", name: "1", full_name: "Quận 1" },
    { id: 771, province_id: 79, code: "771", name: "10", full_name: "Quận 10" },
    { id: 769, province_id: 79, code: "769", name: "2", full_name: "Quận 2" },
  ]);
  await db.insert(wards).values([
    { id: 1, district_id: 1, code: "00001", name: "Phúc Xá", full_name: "Phường Phúc Xá" },
    {
      ...{ id: 26734, district_id: 760, code: "26734", name: "Tân Định", full_name: "Phường Tân Định" },
      since_2025: "Phường Tân Định, Thành phố Hồ Chí Minh",
    },
    {
      ...{ id: 26740, district_id: 760, code: "26740", name: "Bến Nghé", full_name: "Phường Bến Nghé" },
      since_2025: "Phường Sài Gòn, Thành phố Hồ Chí Minh",
    },
    { id: 27163, district_id: 771, code: "27163", name: "15", full_name: "Phường 15" },
  ]);
  await db.insert(banks).values([
    {
      id: 1,
      code: "VCB",
      bank_bin: "970436",
      name: "Joint Stock Commercial Bank for Foreign Trade of Vietnam",
      name_vn: "Ngân hàng TMCP Ngoại Thương Việt Nam",
      bank_name: "Vietcombank",
    },
    {
      id: 2,
      code: "TCB",
      bank_bin: "970407",
      name: "Vietnam Technological and Commercial Joint Stock Bank",
      name_vn: "Ngân hàng TMCP Kỹ Thương Việt Nam",
      bank_name: "Techcombank",
    },
  ]);
}

/** The ids shared by all addresses in Tân Định. */
export const inTanDinh = { province_id: 79, district_id: 760, ward_id: 26734 } as const;
