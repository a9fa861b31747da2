import type { Guide } from "../../fixtures/guide.ts";

/** How NoWrap is used. */
export const guide = {
  notFor: "Not for names and other long texts, which have to break, nor for a code that stands by itself.",
  anatomy: ["The text", "Its codes, which are not broken"],
  keyboard: "Takes no focus.",
  screenReader: "The text, as if it were one.",
  content: "Codes of orders, requests and refunds: short, and with signs at which a line may break.",
  practices: ["Names/CodesInFull"],
} satisfies Guide;
