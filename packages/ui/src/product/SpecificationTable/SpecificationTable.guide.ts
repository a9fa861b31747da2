import type { Guide } from "../../fixtures/guide.ts";

/** How SpecificationTable is used. */
export const guide = {
  notFor: "Not for facts of an order (FactList).",
  anatomy: ["The brand, where there is one", "Rows of name and value"],
  keyboard: "Takes no focus.",
  screenReader: "A table by its heading, each row by its name.",
  content: "As the shop gives them; no rows, no table.",
  practices: ["States/UnknownIsLeftOut"],
} satisfies Guide;
