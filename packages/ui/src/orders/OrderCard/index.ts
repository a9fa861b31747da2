export { OrderCard, type OrderCardProps } from "./OrderCard.tsx";
export { OrderCardSkeleton } from "./OrderCardSkeleton.tsx";
export { OrderLine, type OrderLineProps } from "./OrderLine.tsx";
