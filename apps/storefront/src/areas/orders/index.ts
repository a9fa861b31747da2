/** What the area gives to the others. */
export {
  orderQuery,
  useForgetOrderLists,
  useOrder,
  useOrderSteps,
  useOrders,
  useReCheckout,
} from "./orders.ts";
