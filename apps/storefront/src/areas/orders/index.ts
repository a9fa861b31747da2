export { useOrderSteps } from "./order-steps.ts";
export { useOrders } from "./orders.ts";
export { orderQuery, useForgetOrderLists, useOrder } from "./queries.ts";
