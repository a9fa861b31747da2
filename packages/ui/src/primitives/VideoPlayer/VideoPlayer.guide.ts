import type { Guide } from "../../fixtures/guide.ts";

/** How VideoPlayer is used. */
export const guide = {
  notFor:
    "Not for decoration, and not before somebody wants to see it: it plays at once. Whoever shows it imports it lazily.",
  anatomy: [
    "The film with the browser's own controls",
    "The choice of quality, where there is more than one",
    "A note that better ones are being made",
  ],
  keyboard:
    "The browser's own: Space plays and pauses, arrow keys go back and on; the qualities are buttons after it.",
  screenReader: "The film by its label, the qualities as a group with the pressed one, the note as a status.",
  content: 'A quality is called as people know it: "HD 720", "SD 480".',
  practices: ["Pictures/FilmsWait"],
} satisfies Guide;
