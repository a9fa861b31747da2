import type { Clock } from "../../../ports/clock.ts";
import type { Carrier } from "../../../ports/carrier.ts";
import { ghnApi } from "./api.ts";
import { ghnBooking } from "./booking.ts";
import { ghnNotices } from "./notices.ts";
import { ghnPlaces } from "./places.ts";
import { ghnQuotes } from "./quotes.ts";
import type { GhnSettings } from "./settings.ts";

/** Giao Hàng Nhanh, through its public API v2 (https://api.ghn.vn/home/docs/detail). */
export function ghnCarrier(settings: GhnSettings, clock: Clock, timeoutMs?: number) {
  const ask = ghnApi(settings, timeoutMs);
  const placeOf = ghnPlaces(ask, clock.now);
  return {
    id: "ghn" as const,
    isSimulated: false,
    carries: ["normal"],
    quote: ghnQuotes(ask, placeOf, settings, clock),
    ...ghnBooking(ask, placeOf, settings),
    readNotice: ghnNotices(settings),
  } satisfies Carrier;
}
