export { PriceLine, PriceLines, type PriceLineProps, type PriceLinesProps } from "./PriceLine.tsx";
