import type { Guide } from "../../fixtures/guide.ts";

/** How OfflineStrip is used. */
export const guide = {
  notFor: "Not for one call that failed (Notice, Toast).",
  anatomy: ["That the connection is gone", "That it is back, for four seconds"],
  keyboard: "Takes no focus and covers nothing that has it.",
  screenReader: "A status, read when it changes.",
  content: "What still works is said with it.",
  practices: ["States/FailureSaysWhatStillWorks"],
} satisfies Guide;
