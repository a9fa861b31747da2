import type { Guide } from "../../fixtures/guide.ts";

/** How ReturnCreateScreen is used. */
export const guide = {
  notFor: "Not for something that never came: the form then offers a complaint.",
  anatomy: [
    "What goes back",
    "The reason and a note",
    "Evidence",
    "How it goes back",
    "Who is asked, and where",
    "The money",
    "Send",
  ],
  keyboard: "As a form; the first wrong part gets the focus.",
  screenReader: "How many things are wrong, once it was sent; each at its field, a refusal as an alert.",
  content: "What comes back is said as an amount as soon as something is chosen.",
  practices: ["Forms/FilesSayWhy", "Forms/LimitsAreSaid"],
} satisfies Guide;
