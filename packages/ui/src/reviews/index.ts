export type { ReviewBody, ReviewFormDraft } from "./ReviewForm/index.ts";
export { ReviewItemScreen, type ReviewItemScreenProps } from "./ReviewItemScreen/index.ts";
export { ReviewScreen, type ReviewScreenProps } from "./ReviewScreen/index.ts";
