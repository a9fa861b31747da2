import type { Guide } from "../../fixtures/guide.ts";

/** How PointHistory is used. */
export const guide = {
  notFor: "Not for payments or refunds.",
  anatomy: ["The rule of the points", "Each change with its order, its points and its time", "More"],
  keyboard: 'Tab goes from order to order, then to "more".',
  screenReader: "A heading and a list; what is loading, as a status.",
  content: "Plus and minus stand before the points.",
  practices: ["Money/LinesAddUp", "Status/ExactTimes"],
} satisfies Guide;
