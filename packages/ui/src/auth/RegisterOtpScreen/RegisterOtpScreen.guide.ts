import type { Guide } from "../../fixtures/guide.ts";

/** How RegisterOtpScreen is used. */
export const guide = {
  notFor: "Not for other codes, which stand on their own pages.",
  anatomy: ["The OtpForm", "Back to what was typed"],
  keyboard: "As an OtpForm.",
  screenReader: "The heading, where the code went, the field.",
  content: "The way back says that details can be mended.",
  practices: ["Forms/OneFieldForACode", "Status/KnownHowFar"],
} satisfies Guide;
