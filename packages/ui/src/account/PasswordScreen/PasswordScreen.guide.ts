import type { Guide } from "../../fixtures/guide.ts";

/** How PasswordScreen is used. */
export const guide = {
  notFor: "Not for whoever has no password yet, who sets one by a code.",
  anatomy: ["The form", "The devices on which one is signed in"],
  keyboard: "From the form to the devices.",
  screenReader: "Two regions under one heading; that the devices are loading, as a status.",
  content: "A device is called as people would: browser, system, when it was last seen.",
  practices: ["Names/DevicesAsPeopleCallThem", "Forms/RuleBeforeTheMistake"],
} satisfies Guide;
