export { cancelUnderLock } from "./cancel-order.ts";
export { endWithoutDelivery } from "./end-without-delivery.ts";
