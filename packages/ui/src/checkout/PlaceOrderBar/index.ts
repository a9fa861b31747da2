export { PlaceOrderBar, type PlaceOrderBarProps } from "./PlaceOrderBar.tsx";
