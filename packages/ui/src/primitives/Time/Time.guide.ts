import type { Guide } from "../../fixtures/guide.ts";

/** How Time is used. */
export const guide = {
  notFor:
    'Not for what is left until then (Countdown). No "two hours ago": server and browser would say different things.',
  anatomy: ["The date, or the time and the date"],
  keyboard: "Takes no focus.",
  screenReader: "The date and time as written; the machine's form stands in `datetime`.",
  content: "DD/MM/YYYY or HH:mm DD/MM/YYYY in both languages, in Vietnam's time whatever the device says.",
  practices: ["Status/ExactTimes"],
} satisfies Guide;
