import type { Guide } from "../../fixtures/guide.ts";

/** How RadioGroup is used. */
export const guide = {
  notFor:
    "Not for more than about eight choices (Select), nor for several at once (Checkbox). A yes or no is a Checkbox.",
  anatomy: ["The question", "The choices: icon, words, a second line, a price at the end", "The error"],
  keyboard: "Tab goes to the chosen one, the arrow keys choose another, as the platform does it.",
  screenReader:
    'The question as the group\'s name, each choice with its second line, "2 of 4"; the error as an alert.',
  content:
    "The choices are worded alike and exclude each other. One that is off says why in its second line.",
  practices: ["Forms/FewChoicesAreShown", "Forms/ReviewWithoutALead"],
} satisfies Guide;
