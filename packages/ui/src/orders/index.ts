export * from "./BuyAgainButton/index.ts";
export * from "./CancelOrderDialog/index.ts";
export * from "./OrderCard/index.ts";
export * from "./OrderListScreen/index.ts";
export * from "./OrderSearch/index.ts";
export * from "./OrderTabList/index.ts";
export * from "./PayBefore/index.ts";
export * from "./PayButton/index.ts";
