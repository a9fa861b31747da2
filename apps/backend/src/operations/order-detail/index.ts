export { changeOrderAddress } from "./address.ts";
export { getOrder } from "./get.ts";
export { confirmReceived } from "./received.ts";
export { createVat } from "./vat.ts";
