import type { Guide } from "../../fixtures/guide.ts";

/** How SaveCard is used. */
export const guide = {
  notFor: "Not for sharing the card: the picture stays on the device.",
  anatomy: ["One button"],
  keyboard: "Enter and Space save the picture.",
  screenReader: "That it was saved, or could not be, is a toast.",
  content: "The button says what is saved and as what.",
  practices: ["Steps/BusyWhereItWasPressed", "Pictures/CodesAreDarkOnLight"],
} satisfies Guide;
