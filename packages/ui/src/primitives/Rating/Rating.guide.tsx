import type { Guide } from "../../fixtures/guide.ts";
import { Rating } from "./Rating.tsx";

export const guide = {
  notFor: 'To give stars use StarsField. Without a rating, say "no reviews yet" in words.',
  screenReader: 'One image named by its label: "4,5 trên 5 sao".',
  content: "The average has one decimal, with a comma in Vietnamese and a point in English.",
  practices: ["Status/StarsWithWords"],
} satisfies Guide;

/** In a card, where space is tight. */
export const InACard = () => <Rating value={4.7} />;

/** Above the reviews, with five stars. */
export const AboveReviews = () => <Rating look="full" value={4.7} />;

/** In a single review. */
export const OfOneReview = () => <Rating look="full" value={5} />;
