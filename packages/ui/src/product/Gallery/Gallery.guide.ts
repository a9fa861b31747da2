import type { Guide } from "../../fixtures/guide.ts";

/** How Gallery is used. */
export const guide = {
  notFor: "Not for evidence (EvidenceGallery) or banners.",
  anatomy: [
    "A stage that is swiped",
    "Previous and next",
    "Which of how many",
    "Thumbnails",
    "The viewer over the whole screen",
  ],
  keyboard:
    "The stage scrolls by arrow keys; Enter on a picture enlarges it, on a film plays it. Thumbnails are buttons.",
  screenReader: 'Each thumbnail "Xem ảnh 2 trên 7", the current one marked.',
  content: "A picture's text says what is to be seen of the product.",
  practices: ["Pictures/TheWholeThing"],
} satisfies Guide;
