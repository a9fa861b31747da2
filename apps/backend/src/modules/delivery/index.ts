export { pickupJson, pickupOf, readPickups, type StoredPickup } from "./pickup.ts";
export { readPlaceNames } from "./place-names.ts";
export { stationOf } from "./station-presenter.ts";
export { type Quoter, refreshQuotes } from "./quotes.ts";
export {
  chooseWay,
  type Destination,
  quotedWays,
  readMethods,
  readWays,
  shippingMethodOf,
  type Way,
} from "./ways.ts";
