export {
  BuyAgainButton,
  type BuyAgainAnswer,
  type BuyAgainCalls,
  type BuyAgainButtonProps,
} from "./BuyAgainButton/BuyAgainButton.tsx";
export { CancelOrderDialog, type CancelOrderDialogProps } from "./CancelOrderDialog/CancelOrderDialog.tsx";
export type { OrderCardSteps } from "./OrderCard/MainStepButton.tsx";
export { OrderCard, type OrderCardProps } from "./OrderCard/OrderCard.tsx";
export { OrderCardSkeleton } from "./OrderCard/OrderCardSkeleton.tsx";
export { OrderLine, type OrderLineProps } from "./OrderCard/OrderLine.tsx";
export {
  OrderListScreen,
  type OrderList,
  type OrderListScreenProps,
} from "./OrderListScreen/OrderListScreen.tsx";
export { OrderSearch, type OrderSearchProps } from "./OrderSearch/OrderSearch.tsx";
export { OrderTabList, type OrderTabListProps } from "./OrderTabList/OrderTabList.tsx";
export { PayBefore, type PayBeforeProps } from "./PayBefore/PayBefore.tsx";
export { PayButton, type PayButtonProps } from "./PayButton/PayButton.tsx";
