export { cancelOrder } from "./cancel.ts";
export { confirmOrder } from "./confirm.ts";
export { listOrders } from "./list.ts";
export { createOrder } from "./place.ts";
export { reCheckout } from "./re-checkout.ts";
