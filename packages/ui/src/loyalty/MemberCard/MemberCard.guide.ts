import type { Guide } from "../../fixtures/guide.ts";

/** How MemberCard is used. */
export const guide = {
  notFor: "Not before one has joined.",
  anatomy: [
    "Tier, holder, number, since when",
    "The points, and how many to the next tier",
    "Codes for scanners",
  ],
  keyboard: "Takes no focus.",
  screenReader: "A region by its name; the number in groups; each code as a picture with the number.",
  content: "Tiers are names; what is missing is an amount of points.",
  practices: ["Pictures/CodesAreDarkOnLight"],
} satisfies Guide;
