import type { Guide } from "../../fixtures/guide.ts";
import { inDeal, shirt, soldOut } from "../../fixtures/catalog/products.ts";
import { ProductCard } from "./ProductCard.tsx";

export const guide = {
  notFor: "In a cart or an order, where lines have a quantity, use CartLineRow or OrderLine.",
  keyboard: "Tab goes to the heart, if any, then to the link, whose focus ring surrounds the card.",
  screenReader:
    "The name as a heading and link, then the price in words, the rating, and the shop and mall. The picture is hidden, since the name says it.",
  content: 'At most two lines of the name, then an ellipsis. Counts are short: "Đã bán 1,2k".',
  practices: ["Names/Whole", "States/SoldOutStaysInPlace", "Money/StruckThroughWasHigher"],
} satisfies Guide;

/** In a grid, which sets its width. */
export const InAGrid = () => (
  <div style={{ width: 176 }}>
    <ProductCard product={shirt} href="#product" />
  </div>
);

/** A flash deal on the shop's own page, where the shop's name is hidden. */
export const OnItsShopsPage = () => (
  <div style={{ width: 176 }}>
    <ProductCard product={inDeal} href="#product" hideShop />
  </div>
);

/** Sold out, with a heading one level lower. */
export const OnAShelf = () => (
  <div style={{ width: 176 }}>
    <ProductCard product={soldOut} href="#product" heading="h4" />
  </div>
);
