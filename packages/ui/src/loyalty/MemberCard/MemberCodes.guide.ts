import type { Guide } from "../../fixtures/guide.ts";

/** How MemberCodes is used. */
export const guide = {
  notFor: "Not for codes of coupons.",
  anatomy: ["A QR code", "Code 128"],
  keyboard: "Takes no focus.",
  screenReader: "Two pictures, each with the number.",
  content: "No words beside the number; dark on light in both schemes, since scanners read it.",
  practices: ["Pictures/CodesAreDarkOnLight"],
} satisfies Guide;
