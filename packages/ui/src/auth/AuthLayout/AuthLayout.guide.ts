import type { Guide } from "../../fixtures/guide.ts";

/** How AuthLayout is used. */
export const guide = {
  notFor: "Not for pages of an account that exists (AccountLayout).",
  anatomy: ["On a wide screen: what an account is good for", "The card with its heading"],
  keyboard: "What stands in the card; the other side has nothing to stop at.",
  screenReader: "The card's heading is the page's.",
  content: "The advantages are things one can do afterwards, in a few words.",
  practices: ["Steps/OneMainStep"],
} satisfies Guide;
