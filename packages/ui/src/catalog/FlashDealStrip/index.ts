export { DealCard, type DealCardProps } from "./DealCard.tsx";
export { FlashDealStrip, type FlashDealStripProps } from "./FlashDealStrip.tsx";
