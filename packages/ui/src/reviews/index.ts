export type { ReviewBody, ReviewFormDraft } from "./ReviewForm/use-review-form.ts";
export * from "./ReviewItemScreen/ReviewItemScreen.tsx";
export * from "./ReviewScreen/ReviewScreen.tsx";
