import type { Guide } from "../../fixtures/guide.ts";

/** How FailedState is used. */
export const guide = {
  notFor: "Not for nothing found (EmptyState), nor where what was there can stay (a Notice beside it).",
  anatomy: ["A picture of a broken line, as decoration", "What happened", "What it means", "Try again"],
  keyboard: 'Tab stops at "try again", which stays busy and focused until the new try is over.',
  screenReader: "It is an alert: read at once when it appears.",
  content:
    "What could not be loaded, in the customer's words, without codes. It never says that the customer did something wrong.",
  do: [{ story: "Default", says: "What could not be loaded, what may help, and the way to try again." }],
  dont: [{ story: "DontCode", says: "A code and a message for developers tell the customer nothing." }],
  practices: ["States/FailedIsNotEmpty"],
} satisfies Guide;
