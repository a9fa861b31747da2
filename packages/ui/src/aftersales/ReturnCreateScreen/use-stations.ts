import type { Station } from "@sen/api";
import type { PlaceLevels } from "@sen/domain";
import { useEffect, useEffectEvent, useState } from "react";

/** Where stations are looked for. */
export interface StationArea {
  province_id: number;
  /** Null in a data set without districts. */
  district_id: number | null;
}

/** Finds the stations of an area; rejects when they cannot be loaded. */
export type StationSource = (area: StationArea) => Promise<readonly Station[]>;

/** The stations of the chosen area; `waiting` until one is chosen. */
export interface StationList {
  state: "waiting" | "loading" | "failed" | "ready";
  stations: readonly Station[];
  retry: () => void;
}

/** Asks for the stations of an area; a late answer about another area does not win. */
export function useStations(
  source: StationSource,
  province_id: number | null,
  district_id: number | null,
  levels: PlaceLevels,
): StationList {
  const [attempt, setAttempt] = useState(0);
  const waiting = province_id === null || (levels === 3 && district_id === null);
  const [answer, setAnswer] = useState<{ key: string; stations: readonly Station[] | null }>();
  const request = useEffectEvent(source);
  const key = `${String(province_id)}/${String(district_id)}/${String(attempt)}`;
  useEffect(() => {
    if (province_id === null || waiting) return;
    let current = true;
    const take = (stations: readonly Station[] | null) => {
      if (current) setAnswer({ key, stations });
    };
    request({ province_id, district_id }).then(take, () => take(null));
    return () => {
      current = false;
    };
  }, [province_id, district_id, waiting, key]);

  const retry = () => setAttempt(attempt + 1);
  if (waiting) return { state: "waiting", stations: [], retry };
  if (answer?.key !== key) return { state: "loading", stations: [], retry };
  return answer.stations === null
    ? { state: "failed", stations: [], retry }
    : { state: "ready", stations: answer.stations, retry };
}
