export { pickupJson, pickupOf, readPickups, type StoredPickup } from "./pickup.ts";
export { readPlaceNames } from "./place-names.ts";
export { stationOf } from "./station-presenter.ts";
export { cashRefusal } from "./cash-refusal.ts";
export { type Quoter, refreshQuotes } from "./quotes.ts";
export {
  chooseDeliveryOption,
  type Destination,
  deliveriesToQuote,
  readMethods,
  readDeliveryOptions,
  shippingMethodOf,
  type DeliveryOption,
} from "./delivery-options.ts";
