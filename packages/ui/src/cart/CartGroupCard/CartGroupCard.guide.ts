import type { Guide } from "../../fixtures/guide.ts";

/** How CartGroupCard is used. */
export const guide = {
  notFor: "Not for the payment, where nothing is ticked or counted any more: that is the CheckoutGroupCard.",
  anatomy: ["A tick for all of the shop", "The shop's logo, name and mall", "Its lines"],
  keyboard:
    "Tab goes to the shop's tick, to the shop, then line by line. Space on the shop's tick takes what can be bought, or leaves all of it.",
  screenReader:
    'A region called by the shop; its tick says "partially checked" where only some lines are chosen.',
  content: "The shop's name as it is; the mall below it tells shops of one chain apart.",
  practices: ["States/SoldOutStaysInPlace"],
} satisfies Guide;
