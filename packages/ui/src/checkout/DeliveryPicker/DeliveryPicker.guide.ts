import type { Guide } from "../../fixtures/guide.ts";

/** How DeliveryPicker is used. */
export const guide = {
  notFor: "Not for a single line of text: DeliveryLine shows the chosen one.",
  anatomy: ["A card for each way: icon, name, when, where it is fetched", "The fee"],
  keyboard: "As a RadioGroup; what cannot be chosen is skipped.",
  screenReader: "Each way with its second line; one that is off says why in it.",
  content: '"Nhận hàng 24/11 – 26/11": a range of days, one day where both are the same.',
  practices: ["Money/FeeBeforeTheStep", "Forms/FewChoicesAreShown"],
} satisfies Guide;
