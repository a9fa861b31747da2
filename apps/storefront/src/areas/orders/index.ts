/** What the area gives to the others. */
export { useOrderSteps } from "./order-steps.ts";
export { useOrders } from "./orders.ts";
export { orderQuery, useForgetOrderLists, useOrder } from "./queries.ts";
