import * as z from "zod";
import type { Clock } from "../../../ports/clock.ts";
import type { Carrier, CarrierPlace } from "../../../ports/carrier.ts";
import type { GhnApi } from "./api.ts";
import type { GhnPlace } from "./places.ts";
import type { GhnSettings } from "./settings.ts";

/** https://api.ghn.vn/home/docs/detail?id=77 and ?id=86: services of a route. */
const services = z.array(z.object({ service_type_id: z.int() })).nullable();
/** https://api.ghn.vn/home/docs/detail?id=76 */
const feeAnswer = z.object({ total: z.int().nonnegative() });
/** https://api.ghn.vn/home/docs/detail?id=52, in seconds since 1970. */
const leadTimeAnswer = z.object({ leadtime: z.int().positive() });

/** GHN's services: light and heavy goods (?id=86, ?id=95). None of them is faster. */
const LIGHT = 2;
const HEAVY = 5;
/** The weight from which GHN treats a parcel as heavy goods, in grams. */
const HEAVY_GRAM = 20_000;
const HOUR_MS = 60 * 60 * 1000;

/**
 * GHN requires measures in centimeters (?id=123), and products have none. A cube of 10 cm counts as 200 g at most, so the weight decides the fee.
 */
export const MEASURES = { length: 10, width: 10, height: 10 };

/** GHN's service type for a weight. */
export const serviceTypeFor = (weightGram: number): number => (weightGram >= HEAVY_GRAM ? HEAVY : LIGHT);

/** What is weighed: of heavy goods GHN reads the pieces, otherwise the parcel (?id=95). */
const loadOf = (weight: number) => ({
  weight,
  ...MEASURES,
  ...(weight >= HEAVY_GRAM && { items: [{ name: "Parcel", quantity: 1, weight, ...MEASURES }] }),
});

/** Quotes the fee and lead time of a route, if GHN serves it. */
export function ghnQuotes(
  ask: GhnApi,
  placeOf: (place: CarrierPlace) => Promise<GhnPlace>,
  { shopId }: GhnSettings,
  clock: Clock,
): NonNullable<Carrier["quote"]> {
  return async ({ from, to, weightGram }) => {
    const [start, end] = await Promise.all([placeOf(from), placeOf(to)]);
    const way = {
      from_district_id: start.districtId,
      from_ward_code: start.wardCode,
      to_district_id: end.districtId,
      to_ward_code: end.wardCode,
    };
    const offered = await ask(
      "/v2/shipping-order/available-services",
      { shop_id: shopId, from_district: start.districtId, to_district: end.districtId },
      services,
    );
    const service_type_id = serviceTypeFor(weightGram);
    if (!offered?.some((service) => service.service_type_id === service_type_id)) return [];
    const [{ total }, { leadtime }] = await Promise.all([
      ask("/v2/shipping-order/fee", { ...way, service_type_id, ...loadOf(weightGram) }, feeAnswer),
      ask("/v2/shipping-order/leadtime", { ...way, service_type_id }, leadTimeAnswer),
    ]);
    const leadHours = Math.max(0, Math.ceil((leadtime * 1000 - clock.now().getTime()) / HOUR_MS));
    return [{ deliveryType: "normal", fee: total, leadHours }];
  };
}
