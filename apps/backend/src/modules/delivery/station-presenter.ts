import type { Station } from "@sen/api";
import type { Stored } from "../../database/stored.ts";
import type { stations } from "../../database/schema/index.ts";

/** A pick-up station. Where it lies exactly is not known. */
export function stationOf(row: Stored<typeof stations.$inferSelect>): Station {
  const { id, name, phone, address, full_address, province_id, district_id, ward_id } = row;
  return {
    id,
    name,
    address,
    full_address,
    province_id,
    district_id,
    ward_id,
    phone_number: phone,
    opening_hours: `${row.opens_at}–${row.closes_at}`,
    latitude: null,
    longitude: null,
  };
}
