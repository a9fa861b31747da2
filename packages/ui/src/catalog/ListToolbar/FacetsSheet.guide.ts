import type { Guide } from "../../fixtures/guide.ts";

/** How FacetsSheet is used. */
export const guide = {
  notFor: "Not from 1024 px on, where the facets stand beside the list.",
  anatomy: [
    "The trigger with the number of filters that are on",
    "The facets in a dialog",
    'Clear, and "show 128 products"',
  ],
  keyboard:
    "Enter opens it; in the dialog as Facets. It stays open while one chooses; Esc and Back close it.",
  screenReader:
    "The trigger says how many filters are on and that a dialog opens; the last button says how many products are left.",
  content: 'The button that closes it says what one gets, with the number, not "OK".',
  practices: ["Lists/WhatNarrowsIsNamed"],
} satisfies Guide;
