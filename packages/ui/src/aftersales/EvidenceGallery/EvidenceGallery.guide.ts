import type { Guide } from "../../fixtures/guide.ts";

/** How EvidenceGallery is used. */
export const guide = {
  notFor: "Not for a product's pictures (Gallery).",
  anatomy: ["Squares of pictures and films", "The length on a film", 'The viewer over the page, with "save"'],
  keyboard: "Enter opens a square; in the viewer arrow keys go on, Esc closes.",
  screenReader: 'A list by whose evidence it is; each square says what it opens: "Mở ảnh 2 trên 5".',
  content: "Only what the customer made stands as the customer's, what the shop made as the shop's.",
  practices: ["Pictures/AltSaysWhatIsSeen", "Pictures/TheWholeThing"],
} satisfies Guide;
