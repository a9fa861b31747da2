import type { Guide } from "../../fixtures/guide.ts";

/** How StatusTimeline is used. */
export const guide = {
  notFor: "Not for steps that are still to come: only what happened stands here.",
  anatomy: [
    "Changes, the newest first and marked",
    "Each with its time, its place, the carrier's reason",
    "More",
  ],
  keyboard: 'One stop: "show more", which says whether it is open.',
  screenReader: "A list by its title; the newest is the current step.",
  content: "A status is called as everywhere else; times are Vietnam's.",
  practices: ["Status/ExactTimes", "Status/WordsCarryIt"],
} satisfies Guide;
