export { OrderListScreen, type OrderList, type OrderListScreenProps } from "./OrderListScreen.tsx";
