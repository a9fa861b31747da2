export { PriceBlock, type PriceBlockProps } from "./PriceBlock.tsx";
