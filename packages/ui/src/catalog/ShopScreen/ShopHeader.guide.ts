import type { Guide } from "../../fixtures/guide.ts";

/** How ShopHeader is used. */
export const guide = {
  notFor: "Not in a list of shops, which has ShopCards.",
  anatomy: [
    "The cover",
    "The logo",
    "The name",
    "Floor and mall",
    "Rating, products, sold, since when",
    "What the shop says of itself, folded",
  ],
  keyboard: "Tab goes to the mall, then to the description, which Enter and Space open.",
  screenReader: "The page's heading, then pairs of term and value. The pictures are silent.",
  content: 'Counts are short ("1,2k"); the shop\'s own description stays as it wrote it.',
  practices: ["States/UnknownIsLeftOut", "Lists/CountsAreShort"],
} satisfies Guide;
