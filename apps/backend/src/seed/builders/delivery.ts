import type { banks, shippingMethods, stations } from "../../database/schema/index.ts";
import { banks as bankContent } from "../content/banks.ts";
import { shippingMethods as methodContent, stations as stationContent } from "../content/delivery.ts";
import { malls } from "../content/malls.ts";
import { both } from "../content/types.ts";
import { placeOfWard } from "./places.ts";

/** Ways of delivery with their fees. */
export function buildShippingMethods(): (typeof shippingMethods.$inferInsert)[] {
  return methodContent.map((method, index) => {
    const [name_vi, name_en] = both(method.name);
    return {
      delivery_type: method.type,
      name_vi,
      name_en,
      description_vi: method.about[0],
      description_en: method.about[1],
      fee_near: method.near,
      fee_far: method.far,
      fee_per_kilogram: method.perKilogram,
      days_near_from: method.daysNear[0],
      days_near_to: method.daysNear[1],
      days_far_from: method.daysFar[0],
      days_far_to: method.daysFar[1],
      near_only: method.nearOnly,
      position: index + 1,
    };
  });
}

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

export function buildBanks(): (typeof banks.$inferInsert)[] {
  return bankContent.map(([code, bank_bin, bank_name, name, name_vn], index) => ({
    id: index + 1,
    code,
    bank_bin,
    bank_name,
    name,
    name_vn,
  }));
}
