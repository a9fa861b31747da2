import type { Carrier } from "../../ports/carrier.ts";

/** The mall's own riders. Prices come from the shop's rate table, and the operator types in each tracking code and each step. */
export const manualCarrier = (maxCash: number | null): Carrier => ({
  id: "manual",
  isSimulated: false,
  quote: null,
  book: null,
  cancel: null,
  maxCash,
  track: null,
  readNotice: null,
});
