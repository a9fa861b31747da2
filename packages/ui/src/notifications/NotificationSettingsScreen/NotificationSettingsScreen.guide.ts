import type { Guide } from "../../fixtures/guide.ts";

/** How NotificationSettingsScreen is used. */
export const guide = {
  notFor: "Not for the browser's own permission, which it only leads to.",
  anatomy: ["This device", "Four kinds of news, each with three ways", "What always stays"],
  keyboard: "Space ticks; what is chosen holds at once.",
  screenReader: "That it was kept, as a status; a refusal as an alert, after which the tick is as it was.",
  content: "Each kind says what it is about. What cannot be turned off says why.",
  practices: ["Forms/NothingIsTickedForThem", "Forms/ReasonBeforeTheRequest"],
} satisfies Guide;
