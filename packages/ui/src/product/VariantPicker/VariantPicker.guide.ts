import type { Guide } from "../../fixtures/guide.ts";

/** How VariantPicker is used. */
export const guide = {
  notFor: "Not for more than two properties, which no product has.",
  anatomy: [
    "A group for each property",
    "Options with a small picture",
    '"Out", or "out with this"',
    "What can be had instead",
  ],
  keyboard:
    "Arrow keys within a group. What is gone altogether is skipped; what is gone only beside the rest can be chosen.",
  screenReader:
    'A group by the property\'s name; each option with "hết hàng" where it is gone; what can be had instead, as a status.',
  content: 'The sentence names what there is: "Màu xanh còn cỡ M, L".',
  practices: ["States/SoldOutStaysInPlace", "Forms/FewChoicesAreShown"],
} satisfies Guide;
