import type { District, PlaceDataset, Province, Ward } from "@sen/api";
import type { Queryable } from "../database/connect.ts";

/** The ids of an address' places; `district_id` is null in a set without districts. */
export interface PlaceIds {
  province_id: number;
  district_id: number | null;
  ward_id: number;
}

/** What the places of an address are called. */
export interface PlaceNames {
  province_name: string;
  district_name: string | null;
  ward_name: string;
}

/** The places that addresses are chosen from: one data set, of three levels or of two. */
export interface PlaceTree {
  dataset: PlaceDataset;
  /** In any order. */
  provinces: (db: Queryable) => Promise<Province[]>;
  /** Null where there is no such province, or the set has no districts. */
  districts: (db: Queryable, provinceId: number) => Promise<District[] | null>;
  /** The wards of a district; null where there is none. */
  wardsOfDistrict: (db: Queryable, districtId: number) => Promise<Ward[] | null>;
  /** The wards of a province in a set of two levels; null where there is none. */
  wardsOfProvince: (db: Queryable, provinceId: number) => Promise<Ward[] | null>;
  /** The names of places that belong together; null where they do not. */
  find: (db: Queryable, ids: PlaceIds) => Promise<PlaceNames | null>;
}
