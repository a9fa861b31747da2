export { OrderSearch, type OrderSearchProps } from "./OrderSearch.tsx";
