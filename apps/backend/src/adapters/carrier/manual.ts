import { CARRIED_TYPES, type Carrier } from "../../ports/carrier.ts";

/** The mall's own riders. Prices come from the shop's rate table, and the operator types in each tracking code and each step. */
export const manualCarrier = (maxCash: number | null): Carrier => ({
  id: "manual",
  isSimulated: false,
  carries: CARRIED_TYPES,
  quote: null,
  book: null,
  cancel: null,
  maxCash,
  track: null,
  readNotice: null,
});
