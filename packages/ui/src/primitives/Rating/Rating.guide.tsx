import type { Guide } from "../../fixtures/guide.ts";
import { Rating } from "./Rating.tsx";

export const guide = {
  notFor:
    'Not for giving stars, which is a StarsField. Not without a rating: "no reviews yet" is said in words.',
  screenReader: 'One picture by its label: "4,5 trên 5 sao".',
  content: "The mean has one decimal, with a comma in Vietnamese and a point in English.",
  practices: ["Status/StarsWithWords"],
} satisfies Guide;

/** In a card, where room is short. */
export const InACard = () => <Rating value={4.7} />;

/** Above reviews, in full. */
export const AboveReviews = () => <Rating look="full" value={4.7} />;

/** Of one review. */
export const OfOneReview = () => <Rating look="full" value={5} />;
