import type { Guide } from "../../fixtures/guide.ts";

/** How IdentityScreen is used. */
export const guide = {
  notFor: "Not for proving the phone (VerifyPhoneScreen).",
  anatomy: ["What it is for", "What was sent and what became of it", "The form: type, number, two pictures"],
  keyboard: "As a form; pictures are sent as soon as they are chosen.",
  screenReader: "The status in words, a refusal's reason, then the form.",
  content: 'A reason says how to do it better: "Ảnh bị lóa". The number is shown with its middle hidden.',
  practices: ["Forms/ReasonBeforeTheRequest"],
} satisfies Guide;
