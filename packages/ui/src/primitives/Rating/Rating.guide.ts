import type { Guide } from "../../fixtures/guide.ts";

/** How Rating is used. */
export const guide = {
  notFor:
    'Not for giving stars, which is a StarsField. Not without a rating: "no reviews yet" is said in words.',
  anatomy: ["One star and the mean, or five stars filled as far as the mean goes"],
  keyboard: "Takes no focus.",
  screenReader: 'One picture by its label: "4,5 trên 5 sao".',
  content: "The mean has one decimal, with a comma in Vietnamese and a point in English.",
  practices: ["Status/StarsWithWords"],
} satisfies Guide;
