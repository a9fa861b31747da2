import type { Guide } from "../../fixtures/guide.ts";

/** How BannerCarousel is used. */
export const guide = {
  notFor:
    "Not for what must be seen by everybody: many look at the first banner alone. Only the home page has one.",
  anatomy: [
    "A picture over the whole width",
    "Its title and subtitle on it",
    "Dots where there is more than one",
  ],
  keyboard: "As a Carousel: arrow keys scroll it, Tab goes into the banners. It never moves by itself.",
  screenReader:
    "A section by its label; each banner is one link with its picture's text, title and subtitle.",
  content:
    "The title says the offer in a few words; it stands as text beside the picture, never in it, so that it is translated and enlarged.",
  practices: ["Pictures/WordsBesideNotInside"],
} satisfies Guide;
