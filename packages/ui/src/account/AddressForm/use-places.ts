import type { District, PlaceDataset, Province, Ward } from "@sen/api";
import type { PlaceLevels } from "@sen/domain";
import { useEffect, useEffectEvent, useState } from "react";

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

/** The places of one level. */
export interface PlaceList<Place> {
  /** `waiting`: the level above has not been chosen. */
  state: "waiting" | "loading" | "failed" | "ready";
  places: readonly Place[];
  retry: () => void;
}

/** There is one country, so provinces have no level above. */
const COUNTRY = 0;

function usePlaceList<Place>(
  parent: number | null,
  load: (parent: number) => Promise<readonly Place[]>,
): PlaceList<Place> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{
    parent: number;
    attempt: number;
    places: readonly Place[] | null;
  }>();
  const request = useEffectEvent(load);
  useEffect(() => {
    if (parent === null) return;
    let current = true;
    const take = (places: readonly Place[] | null) => {
      // An answer to an earlier choice may arrive late.
      if (current) setAnswer({ parent, attempt, places });
    };
    request(parent).then(take, () => take(null));
    return () => {
      current = false;
    };
  }, [parent, attempt]);

  const retry = () => setAttempt(attempt + 1);
  if (parent === null) return { state: "waiting", places: [], retry };
  if (answer?.parent !== parent || answer.attempt !== attempt) return { state: "loading", places: [], retry };
  return answer.places === null
    ? { state: "failed", places: [], retry }
    : { state: "ready", places: answer.places, retry };
}

/** The data set that places are chosen from; null until it is known. */
export function usePlaceDataset(source: PlaceSource): PlaceDataset | null {
  const { places } = usePlaceList<PlaceDataset>(COUNTRY, async () => [await source.dataset()]);
  return places[0] ?? null;
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
    provinces: usePlaceList<Province>(COUNTRY, () => source.provinces()),
    districts: usePlaceList<District>(three ? provinceId : null, (province) => source.districts(province)),
    wards: usePlaceList<Ward>(three ? districtId : provinceId, (parent) =>
      three ? source.wards(parent) : source.provinceWards(parent),
    ),
  };
}
