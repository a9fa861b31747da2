import type { Guide } from "../../fixtures/guide.ts";
import { Price } from "./Price.tsx";

export const guide = {
  notFor: "For a sum of several lines use PriceLine. Not for the discount of a coupon.",
  screenReader:
    '"Giá 798.000 đ", then "Giá gốc 1.050.000 đ": the words before each amount are only for screen readers.',
  content: 'Dong with dots and "đ" in both languages; nothing is rounded.',
  do: { Matrix: "The original price is struck through only if it was higher." },
  practices: ["Money/ToTheLastDong", "Money/StruckThroughWasHigher"],
} satisfies Guide;

/** In a card, with the original price and the discount. */
export const InACard = () => <Price amount={189_000} original={250_000} showDiscount />;

/** A product whose variants differ in price: the lowest. */
export const FromTheLowest = () => <Price from="Từ" amount={389_000} size="small" />;

/** On the product page. */
export const OnItsPage = () => <Price amount={189_000} original={250_000} showDiscount size="large" />;
