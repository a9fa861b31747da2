import type { Guide } from "../../fixtures/guide.ts";

/** How Header is used. */
export const guide = {
  notFor: "Not inside of a page: one stands above each.",
  anatomy: [
    "The sign",
    "Malls and categories (on a phone: malls and language behind one button)",
    "The search",
    "Language, bell, cart, account",
  ],
  keyboard: "The skip link comes before it; menus open with Enter and Space, Esc closes them.",
  screenReader: "Cart and bell say how many wait; the sign leads home.",
  content: "The account shows the last two names, by which a person is called.",
  practices: ["States/NothingIsCounted", "Steps/IconsWithTheirWords"],
} satisfies Guide;
