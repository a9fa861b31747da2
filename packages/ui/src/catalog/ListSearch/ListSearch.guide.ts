import type { Guide } from "../../fixtures/guide.ts";

/** How ListSearch is used. */
export const guide = {
  notFor: "Not for searching the whole shop (SearchBox in the header).",
  anatomy: [
    "A field with its button",
    "Whose results these are",
    "What may have been meant, and which words were left out",
    "A way back to the whole list",
  ],
  keyboard: "Enter in the field searches; the button does the same.",
  screenReader: "A search of its own, named by what it searches, so that it is told from the shop's.",
  content: 'The label names the place: "Tìm trong shop Lụa Việt".',
} satisfies Guide;
