import type { Guide } from "../../fixtures/guide.ts";

/** How RecentlyViewed is used. */
export const guide = {
  notFor: "Not for recommendations. Nothing is shown to whoever has looked at nothing.",
  anatomy: ['The title and "clear"', "ProductCards in a Carousel", "What became cheaper since"],
  keyboard: '"Clear" comes before the products.',
  screenReader: "A list; what became cheaper is read after its product.",
  content: '"Rẻ hơn 50.000 đ so với lần xem trước": the amount, not a percentage.',
  practices: ["Lists/MoreIsSeenAtTheEdge"],
} satisfies Guide;
