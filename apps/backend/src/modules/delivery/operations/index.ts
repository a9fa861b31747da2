export { listShippingMethods } from "./list-shipping-methods.ts";
export { listStations } from "./stations.ts";
