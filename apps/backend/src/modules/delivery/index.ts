export { pickupJson, pickupOf, readPickups, type StoredPickup } from "./pickup.ts";
export { stationOf } from "./station-presenter.ts";
export { chooseWay, readMethods, shippingMethodOf, type Way, waysOf } from "./ways.ts";
