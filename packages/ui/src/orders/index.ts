export {
  BuyAgainButton,
  type BuyAgainAnswer,
  type BuyAgainCalls,
  type BuyAgainButtonProps,
} from "./BuyAgainButton/BuyAgainButton.tsx";
export { CancelOrderDialog, type CancelOrderDialogProps } from "./CancelOrderDialog/CancelOrderDialog.tsx";
export {
  OrderCard,
  OrderCardSkeleton,
  OrderLine,
  type OrderCardProps,
  type OrderLineProps,
  type OrderCardSteps,
} from "./OrderCard/index.ts";
export {
  OrderListScreen,
  type OrderList,
  type OrderListScreenProps,
} from "./OrderListScreen/OrderListScreen.tsx";
export { OrderSearch, type OrderSearchProps } from "./OrderSearch/OrderSearch.tsx";
export { OrderTabList, type OrderTabListProps } from "./OrderTabList/OrderTabList.tsx";
export { PayBefore, type PayBeforeProps } from "./PayBefore/PayBefore.tsx";
export { PayButton, type PayButtonProps } from "./PayButton/PayButton.tsx";
