import type { Station } from "@sen/api";
import type { Stored } from "../../database/stored.ts";
import { inLanguage } from "../../texts/in-language.ts";
import type { Locale } from "../../texts/messages.ts";
import type { stations } from "../../database/schema/index.ts";

/** A pickup station. Its coordinates are not known. */
export function stationOf(row: Stored<typeof stations.$inferSelect>, locale: Locale): Station {
  const { id, phone, address, full_address, province_id, district_id, ward_id } = row;
  return {
    id,
    name: inLanguage(row, "name", locale),
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
