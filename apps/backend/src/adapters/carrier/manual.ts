import type { Carrier } from "../../ports/carrier.ts";

/** The mall's own riders: prices are the shop's table of rates, and the operator types each code and each step. Nothing is invented. */
export const manualCarrier: Carrier = {
  id: "manual",
  isSimulated: false,
  quote: null,
  book: null,
  cancel: null,
  track: null,
  readNotice: null,
};
