export {
  callFailure,
  type CallFailure,
  type CallOutcome,
  type FailureMessage,
  type RefusedAnswer,
} from "./callOutcome.ts";
export { showServerFieldErrors } from "./serverFieldErrors.ts";
export { useCall, type Call } from "./useCall.ts";
export { useErrorTexts } from "./useErrorTexts.ts";
export { focusInView, useFocusFirstWrong } from "./useFocusFirstWrong.ts";
export { useLoaded, type Loaded } from "./useLoaded.ts";
