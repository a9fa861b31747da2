export { listShippingMethods } from "./list.ts";
