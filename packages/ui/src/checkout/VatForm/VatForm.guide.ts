import type { Guide } from "../../fixtures/guide.ts";

/** How VatForm is used. */
export const guide = {
  notFor: "Not for asking whether an invoice is wanted: VatSection does.",
  anatomy: ["Company, tax code, address, mail", "Save, or do without"],
  keyboard: "As every form: Enter sends it, the first wrong field gets the focus.",
  screenReader: "Labels, hints and errors at their fields; a refusal as an alert above them.",
  content: "The tax code's hint shows how many digits it has.",
  practices: ["Forms/ErrorsSayHow"],
} satisfies Guide;
