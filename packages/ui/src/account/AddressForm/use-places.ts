import type { District, FoundWard, PlaceDataset, Province, Ward } from "@sen/api";
import type { PlaceLevels } from "@sen/domain";
import { useLoadedFor } from "../../forms/index.ts";

/** Source of the form's places. Each call rejects if it cannot load them. */
export interface PlaceSource {
  /** The number of levels, and the name and version of the data set. */
  dataset: () => Promise<PlaceDataset>;
  /** Preferred ones first. */
  provinces: () => Promise<readonly Province[]>;
  districts: (provinceId: number) => Promise<readonly District[]>;
  wards: (districtId: number) => Promise<readonly Ward[]>;
  /** Wards of a province, in a data set without districts. */
  provinceWards: (provinceId: number) => Promise<readonly Ward[]>;
  /** Wards by former or today's name, the closest first, in a data set with districts. */
  searchWards: (keyword: string) => Promise<readonly FoundWard[]>;
}

/** There is one country, so provinces have no level above. */
const COUNTRY = 0;

/** The data set that places are chosen from; null while loading. */
export function usePlaceDataset(source: PlaceSource): PlaceDataset | null {
  const dataset = useLoadedFor(COUNTRY, () => source.dataset());
  return dataset.state === "ready" ? dataset.value : null;
}

/** The levels of the place tree, each loaded once the level above is chosen. Spec §3, location tree. */
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
