import type { District, PlaceDataset, Province, Ward } from "@sen/api";
import type { PlaceLevels } from "@sen/domain";
import { useLoadedFor } from "../../forms/index.ts";

/** Where the form gets its places; each rejects when they cannot be loaded. */
export interface PlaceSource {
  /** How many levels there are, and which data set they are from. */
  dataset: () => Promise<PlaceDataset>;
  /** Preferred ones first. */
  provinces: () => Promise<readonly Province[]>;
  districts: (provinceId: number) => Promise<readonly District[]>;
  wards: (districtId: number) => Promise<readonly Ward[]>;
  /** In a data set without districts. */
  provinceWards: (provinceId: number) => Promise<readonly Ward[]>;
}

/** There is one country, so provinces have no level above. */
const COUNTRY = 0;

/** The data set that places are chosen from; null until it is known. */
export function usePlaceDataset(source: PlaceSource): PlaceDataset | null {
  const dataset = useLoadedFor(COUNTRY, () => source.dataset());
  return dataset.state === "ready" ? dataset.value : null;
}

/** The levels of the place tree, each loaded when the level above has been chosen. Spec §3, location tree. */
export function usePlaces(
  source: PlaceSource,
  levels: PlaceLevels,
  provinceId: number | null,
  districtId: number | null,
) {
  const three = levels === 3;
  return {
    provinces: useLoadedFor(COUNTRY, () => source.provinces()),
    districts: useLoadedFor(three ? provinceId : null, (province) => source.districts(province)),
    wards: useLoadedFor(three ? districtId : provinceId, (parent) =>
      three ? source.wards(parent) : source.provinceWards(parent),
    ),
  };
}
