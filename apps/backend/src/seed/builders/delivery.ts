import type { stations } from "../../database/schema/index.ts";
import { stations as stationContent } from "../content/delivery.ts";
import { malls } from "../content/malls.ts";
import { placeOfWard } from "./places.ts";

/** The service desk of every mall, then the stations in town. */
export function buildStations(): (typeof stations.$inferInsert)[] {
  const desks = malls.map(({ id, name, hotline, ward, address, hours }) => {
    const [opens = "09:30", closes = "22:00"] = hours.split("–");
    return {
      name: `Quầy dịch vụ ${name}`,
      phone: hotline,
      ward,
      address: `Tầng trệt, ${address}`,
      hours: [opens, closes] as const,
      mall_id: id,
    };
  });
  return [...desks, ...stationContent.map((station) => ({ ...station, mall_id: null }))].map(
    (station, index) => {
      const { line, ...place } = placeOfWard(station.ward);
      return {
        id: index + 1,
        name: station.name,
        phone: station.phone,
        ...place,
        address: station.address,
        full_address: `${station.address}, ${line}`,
        opens_at: station.hours[0],
        closes_at: station.hours[1],
        mall_id: station.mall_id,
      };
    },
  );
}
