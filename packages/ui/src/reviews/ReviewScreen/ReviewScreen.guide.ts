import type { Guide } from "../../fixtures/guide.ts";

/** How ReviewScreen is used. */
export const guide = {
  notFor: "Not for all reviews of a product (Reviews).",
  anatomy: [
    "The way back and the product",
    "The review with its likes",
    "Report",
    "Comments and a field for the next",
  ],
  keyboard: "From the product to the likes, the report, which opens a dialog, and the comments' field.",
  screenReader: "Who wrote it is the page's heading; comments are a list, the oldest first.",
  content: "Guests are offered to sign in where they would write.",
  practices: ["Status/StarsWithWords"],
} satisfies Guide;
