export * from "./BuyAgainButton/BuyAgainButton.tsx";
export * from "./CancelOrderDialog/CancelOrderDialog.tsx";
export * from "./OrderCard/index.ts";
export * from "./OrderListScreen/OrderListScreen.tsx";
export * from "./OrderSearch/OrderSearch.tsx";
export * from "./OrderTabList/OrderTabList.tsx";
export * from "./PayBefore/PayBefore.tsx";
export * from "./PayButton/PayButton.tsx";
