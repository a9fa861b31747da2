import type { Province } from "@sen/api";
import type { PlaceSource } from "@sen/ui/account";
import type { StationSource } from "@sen/ui/aftersales";
import { ask, query, type Query } from "./query.ts";

const dataOf = async <Data>(asked: Query<{ data: Data }>): Promise<Data> => (await ask(asked)).data;

let provinces: Promise<readonly Province[]> | null = null;

/** The tree of places, one level at a time. Each call rejects if it fails. Provinces are fetched once per page load. */
export const placeSource: PlaceSource = {
  dataset: () => dataOf(query("/place-dataset")),
  provinces() {
    provinces ??= dataOf(query("/provinces")).catch((error: unknown) => {
      provinces = null;
      throw error;
    });
    return provinces;
  },
  districts: (id) => dataOf(query("/provinces/{id}/districts", { path: { id } })),
  wards: (id) => dataOf(query("/districts/{id}/wards", { path: { id } })),
  searchWards: (keyword) => dataOf(query("/wards", { query: { keyword } })),
  provinceWards: (id) => dataOf(query("/provinces/{id}/wards", { path: { id } })),
};

export const stationSource: StationSource = ({ province_id, district_id }) =>
  dataOf(query("/stations", { query: { province_id, district_id: district_id ?? undefined } }));
