import type { Guide } from "../../fixtures/guide.ts";

/** How Carousel is used. */
export const guide = {
  notFor: "Not for what must be compared or all seen: a grid shows it at once. It never moves by itself.",
  anatomy: ["A row that scrolls", "Buttons to both sides, for those who point", "Dots below, for few slides"],
  keyboard:
    "The row is a stop of its own, and the arrow keys scroll it; Tab then goes into the slides and to the two buttons. A button is off at its end.",
  screenReader:
    "A section and a list called by the label, with the number of slides; the buttons by their labels. The dots are silent.",
  content: 'The label names what is shown ("Khuyến mãi nổi bật"), not that it is a carousel.',
  practices: ["Lists/MoreIsSeenAtTheEdge"],
} satisfies Guide;
