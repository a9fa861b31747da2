import { readFileSync } from "node:fs";
import { PREFERRED_PROVINCES, sortProvinces } from "@sen/domain";
import * as z from "zod/mini";
import { StartFailure } from "../../database/failure.ts";
import { parentPath } from "./place-text.ts";
import type { PlaceTree } from "../../ports/place-tree.ts";

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const code = z.string().check(z.regex(/^0*[1-9][0-9]{0,8}$/));
const fileSchema = z.object({
  name,
  version: name,
  provinces: z
    .array(z.object({ code, name, wards: z.array(z.object({ code, name })).check(z.minLength(1)) }))
    .check(z.minLength(1)),
});

/** A data set with two levels as in its file: provinces with their wards, by official codes. */
export type PlaceFile = z.output<typeof fileSchema>;

/** Reads a file of places. Throws `StartFailure` if it is invalid. */
export function readPlaceFile(path: string): PlaceFile {
  try {
    const file = fileSchema.parse(JSON.parse(readFileSync(path, "utf8")));
    const codes = file.provinces.flatMap(({ wards }) => wards.map((ward) => Number(ward.code)));
    if (new Set(codes).size < codes.length) throw new RangeError("two wards have the same code");
    return file;
  } catch (error) {
    throw new StartFailure(
      `PLACES_FILE ${path} is not a list of provinces with their wards: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** A place tree of provinces and wards without districts, held in memory. */
export function filePlaces(file: PlaceFile): PlaceTree {
  const preferred = new Set(sortProvinces(file.provinces).slice(0, PREFERRED_PROVINCES.length));
  const byId = new Map(file.provinces.map((province) => [Number(province.code), province]));
  const wardsOf = (province_id: number) =>
    byId.get(province_id)?.wards.map((ward) => {
      const ward_id = Number(ward.code);
      const ids = { province_id, district_id: null, ward_id };
      return { ward_id, district_id: null, name: ward.name, parent_path: parentPath(ids), since_2025: null };
    });
  return {
    dataset: { name: file.name, version: file.version, levels: 2 },
    provinces: () =>
      Promise.resolve(
        file.provinces.map((province) => ({
          province_id: Number(province.code),
          name: province.name,
          is_preferred: preferred.has(province),
        })),
      ),
    districts: () => Promise.resolve(null),
    wardsOfDistrict: () => Promise.resolve(null),
    wardsOfProvince: (_db, provinceId) => Promise.resolve(wardsOf(provinceId) ?? null),
    searchWards: () => Promise.resolve(null),
    find(_db, { province_id, district_id, ward_id }) {
      const ward = wardsOf(province_id)?.find((one) => one.ward_id === ward_id);
      const province = byId.get(province_id);
      if (!ward || !province || district_id !== null) return Promise.resolve(null);
      return Promise.resolve({
        ward_name: ward.name,
        district_name: null,
        province_name: province.name,
        since_2025: null,
      });
    },
  };
}
