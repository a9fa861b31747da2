import type { Guide } from "../../fixtures/guide.ts";

/** How MembershipScreen is used. */
export const guide = {
  notFor: "Not for a shop's own card.",
  anatomy: [
    "What joining gives, and points that wait",
    "The form, then the code",
    "Then the card and the history of points",
  ],
  keyboard: "As a form, then an OtpForm.",
  screenReader:
    "A status while it loads; that it was seen last at a time, where the server could not be asked.",
  content: "Points that wait are counted before one joins.",
  practices: ["Status/ProgressOfWhat"],
} satisfies Guide;
