import type { Guide } from "../../fixtures/guide.ts";

/** How PageShell is used. */
export const guide = {
  notFor: "Not in a dialog or a mail.",
  anatomy: ["Skip link", "Header", "The page", "Footer", "Bottom bar", "Strips and toasts"],
  keyboard:
    "The first stop skips to the page. After a step to another page its heading has the focus, or the page itself.",
  screenReader: "Landmarks: header, main, footer; the new page's title after a step.",
  content: "No words of its own.",
  practices: ["Heard/StraightToTheContent"],
} satisfies Guide;
