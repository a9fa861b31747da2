export type { ReviewBody, ReviewFormDraft } from "./ReviewForm/use-review-form.ts";
export { ReviewItemScreen, type ReviewItemScreenProps } from "./ReviewItemScreen/ReviewItemScreen.tsx";
export { ReviewScreen, type ReviewScreenProps } from "./ReviewScreen/ReviewScreen.tsx";
