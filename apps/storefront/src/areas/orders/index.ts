export { CaseHead } from "./CaseHead.tsx";
export { useBuyAgain } from "./buy-again.ts";
export { useOrderSteps } from "./order-steps.ts";
export { useOrdersWith } from "./orders.ts";
export { orderQuery, useForgetOrderLists, useOrder } from "./queries.ts";
