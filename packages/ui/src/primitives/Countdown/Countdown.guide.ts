import type { Guide } from "../../fixtures/guide.ts";

/** How Countdown is used. */
export const guide = {
  notFor: "Not for a moment that is far away: Time says the date. Not where nothing happens at the end.",
  anatomy: ["Days, where there are any", "Hours, minutes and seconds with figures of one width"],
  keyboard: "Takes no focus.",
  screenReader:
    "A timer called by its label. It is not read again every second: whoever wants to know goes there.",
  content: 'The label says what ends, "Kết thúc sau". The days are worded by the fragment around it.',
  practices: ["Status/DeadlinesAreMoments"],
} satisfies Guide;
