export {
  callFailure,
  failureMessage,
  type CallFailure,
  type CallOutcome,
  type FailureMessage,
  type RefusedAnswer,
} from "./call-outcome.ts";
export { Combobox, type ComboboxProps } from "./Combobox/Combobox.tsx";
export { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog/ConfirmDialog.tsx";
export { FailureNotice, type FailureNoticeProps } from "./FailureNotice/FailureNotice.tsx";
export { Form, type FormProps } from "./Form/Form.tsx";
export { KnownCustomerContext, useKnownCustomer, type KnownCustomer } from "./known-customer.ts";
export { SearchField, type SearchFieldProps } from "./SearchField/SearchField.tsx";
export { useCall, type Call } from "./use-call.ts";
export { useDoneToast } from "./use-done-toast.ts";
export { useFieldErrorText } from "./use-field-error-text.ts";
export { useFailureText } from "./use-failure-text.ts";
export { focusInView, useFocusFirstWrong } from "./use-focus-first-wrong.ts";
export { useServerForm } from "./use-server-form.ts";
export { useStepFocus } from "./use-step-focus.ts";
export { useLoaded, useLoadedFor, type Loaded } from "./use-loaded.ts";
export { DraftsContext, useKeptDraft } from "./use-kept-draft.ts";
export { useTypedDraft, type TypedDraft } from "./use-typed-draft.ts";
