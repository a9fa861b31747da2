export { checkout, createOrderNow, getCheckout } from "./checkout.ts";
export { updateCheckout } from "./update.ts";
