import { Notice } from "../../primitives/Notice/Notice.tsx";
import type { CallFailure } from "../call-outcome.ts";
import { useFailureText } from "../use-failure-text.ts";

export interface FailureNoticeProps {
  /** Why the last call failed; null: nothing is shown. */
  failure: CallFailure | null;
  /** What did not happen. */
  title?: string;
  /** What the customer need not fear for: what was typed is kept. */
  children?: string;
  /** Nothing is shown when the answer names fields either: it is said beside them. */
  unlessAtFields?: boolean;
}

/** Says beside a form's fields why its call failed. */
export function FailureNotice({ failure, title, children, unlessAtFields = false }: FailureNoticeProps) {
  const failureText = useFailureText();
  if (failure === null || (unlessAtFields && failure.fields.length > 0)) return null;
  return (
    <Notice tone="danger" urgent title={title}>
      {failureText(failure.message)}
      {children !== undefined && ` ${children}`}
    </Notice>
  );
}
