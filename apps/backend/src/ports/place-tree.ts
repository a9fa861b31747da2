import type { District, FoundWard, PlaceDataset, Province, Ward } from "@sen/api";
import type { Database, Queryable } from "../database/connect.ts";

/** The place ids of an address; `district_id` is null in a data set without districts. */
export interface PlaceIds {
  province_id: number;
  district_id: number | null;
  ward_id: number;
}

/** The place names of an address. */
export interface PlaceNames {
  province_name: string;
  district_name: string | null;
  ward_name: string;
  /** Today's ward and province; null if unknown. */
  since_2025: string | null;
}

/** The places that addresses are chosen from: one data set with two or three levels. */
export interface PlaceTree {
  dataset: PlaceDataset;
  /** In any order. */
  provinces: (db: Queryable) => Promise<Province[]>;
  /** Null if the province does not exist, or the data set has no districts. */
  districts: (db: Queryable, provinceId: number) => Promise<District[] | null>;
  /** Null if the district does not exist. */
  wardsOfDistrict: (db: Queryable, districtId: number) => Promise<Ward[] | null>;
  /** The wards of a province in a two-level data set; null if the province does not exist. */
  wardsOfProvince: (db: Queryable, provinceId: number) => Promise<Ward[] | null>;
  /** At most 20 wards found by former or today's name, the closest first; null in a data set without districts. */
  searchWards: (db: Database, keyword: string) => Promise<FoundWard[] | null>;
  /** The names of the given places; null unless they belong together. */
  find: (db: Queryable, ids: PlaceIds) => Promise<PlaceNames | null>;
}
