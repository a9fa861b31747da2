import type { Guide } from "../../fixtures/guide.ts";

/** How CrashScreen is used. */
export const guide = {
  notFor: "Not for a page that could not be loaded, which stays and is tried again.",
  anatomy: ["What happened", "The way home, which is taken by itself after two seconds"],
  keyboard: "One stop: the way home.",
  screenReader: "The heading, and a toast with the same news.",
  content: "Something went wrong on our side; nobody is sent looking for a fault.",
  practices: ["States/FailureSaysWhatStillWorks"],
} satisfies Guide;
