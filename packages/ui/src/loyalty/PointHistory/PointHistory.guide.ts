import type { Guide } from "../../fixtures/guide.ts";

/** How PointHistory is used. */
export const guide = {
  notFor: "Not for how many points there are now (MemberCard).",
  anatomy: [
    "A heading and the rule in a sentence",
    "What brought points or took them back, with its order and when",
    "How many of how many, and more",
  ],
  keyboard: "Each order's code is a link; then the button for more.",
  screenReader: "A list, the newest first; a plus or minus is read with the number.",
  content:
    'Points that go back have a minus sign, not a hyphen. The rule says the amount: "Mỗi 10.000 đ … được 1 điểm".',
} satisfies Guide;
