import type { Guide } from "../../fixtures/guide.ts";

/** How RemoveAccountScreen is used. */
export const guide = {
  notFor: "Not for signing out.",
  anatomy: [
    "What stands against it",
    "What is lost",
    "What the law keeps",
    "The password, that it is understood, the button",
  ],
  keyboard: "Tab goes to what is open, then to the form.",
  screenReader: "Headings for what is lost and what is kept; a refusal as an alert.",
  content: "Everything that is lost is named and counted, before it is asked for the password.",
  practices: ["Steps/ButtonsNameWhatTheyDo", "Steps/SayWhyNot"],
} satisfies Guide;
