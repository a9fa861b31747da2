export * from "./BuyAgainButton/BuyAgainButton.tsx";
export * from "./CancelOrderDialog/CancelOrderDialog.tsx";
export type { OrderCardSteps } from "./OrderCard/MainStepButton.tsx";
export * from "./OrderCard/OrderCard.tsx";
export * from "./OrderCard/OrderCardSkeleton.tsx";
export * from "./OrderCard/OrderLine.tsx";
export * from "./OrderListScreen/OrderListScreen.tsx";
export * from "./PayBefore/PayBefore.tsx";
export * from "./PayButton/PayButton.tsx";
