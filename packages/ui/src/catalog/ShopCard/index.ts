export { ShopCard, type ShopCardProps } from "./ShopCard.tsx";
