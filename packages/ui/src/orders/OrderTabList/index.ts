export { OrderTabList, type OrderTabListProps } from "./OrderTabList.tsx";
