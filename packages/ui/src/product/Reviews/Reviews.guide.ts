import type { Guide } from "../../fixtures/guide.ts";

/** How Reviews is used. */
export const guide = {
  notFor: "Not for writing one (ReviewItemScreen) or talking about one (ReviewScreen).",
  anatomy: ["The mean and how many gave how many stars", "Filters and order", "The reviews", "More"],
  keyboard:
    "Stars and order by keyboard as radio buttons and lists; each picture of a review opens the viewer.",
  screenReader: 'Each bar as "5 sao: 120"; a review\'s stars in words; likes as pressed or not.',
  content: "A review stays text: nothing in it becomes a link.",
  practices: ["Status/StarsWithWords", "Names/ParagraphsStay"],
} satisfies Guide;
