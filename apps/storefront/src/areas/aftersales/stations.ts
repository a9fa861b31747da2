import type { StationSource } from "@sen/ui/aftersales";
import { call } from "../../core/api.ts";

/** The pick-up stations of a district; rejects when they cannot be had. */
export const stationSource: StationSource = async ({ province_id, district_id }) => {
  const { data, error } = await call((api) =>
    api.GET("/stations", { params: { query: { province_id, district_id: district_id ?? undefined } } }),
  );
  if (!data) throw error;
  return data.data;
};
