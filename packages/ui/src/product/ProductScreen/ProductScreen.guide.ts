import type { Guide } from "../../fixtures/guide.ts";

/** How ProductScreen is used. */
export const guide = {
  notFor: "Not as a quick look over a list.",
  anatomy: [
    "The way back",
    "The gallery",
    "Name, rating, price",
    "Coupons",
    "The buy box",
    "Delivery, returns, share",
    "The shop, data, description, reviews",
    "Related products",
  ],
  keyboard: "From the gallery to the choice and the buttons; on a phone they stay at the foot.",
  screenReader: "The name is the page's heading; what is below comes under headings of the second level.",
  content: "What the list knew stands there at once while the rest is loading.",
  practices: ["States/SoldOutStaysInPlace", "States/TheFirstScreenDoesNotWait"],
} satisfies Guide;
