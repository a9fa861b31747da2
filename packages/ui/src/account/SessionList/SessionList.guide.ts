import type { Guide } from "../../fixtures/guide.ts";

/** How SessionList is used. */
export const guide = {
  notFor: "Not for orders or notices of other devices.",
  anatomy: ["Each device, this one marked", "Sign out for each of the others", "For all others"],
  keyboard: "Tab goes from button to button.",
  screenReader: "Each button names its device; what became of it is a toast.",
  content: '"Thiết bị này" marks where one is.',
  practices: ["Names/DevicesAsPeopleCallThem", "Steps/ButtonsNameWhatTheyDo"],
} satisfies Guide;
