import type { Guide } from "../../fixtures/guide.ts";

/** How ProductVideo is used. */
export const guide = {
  notFor: "Not for evidence, whose player names its own qualities.",
  anatomy: ["A VideoPlayer with the product's qualities"],
  keyboard: "As a VideoPlayer.",
  screenReader: '"Video" and what is to be seen.',
  content: '"HD 720" and "SD 480".',
  practices: ["Pictures/FilmsWait"],
} satisfies Guide;
