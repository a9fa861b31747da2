export { ReviewForm } from "./ReviewForm.tsx";
export type { ReviewBody, ReviewFormDraft, ReviewFormOptions } from "./use-review-form.ts";
