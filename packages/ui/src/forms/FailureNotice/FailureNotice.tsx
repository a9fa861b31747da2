import { Notice } from "../../primitives/Notice/Notice.tsx";
import type { CallFailure } from "../call-outcome.ts";
import { useFailureText } from "../use-failure-text.ts";

export interface FailureNoticeProps {
  /** Why the last call failed; renders nothing if null. */
  failure: CallFailure | null;
  /** What failed. */
  title?: string;
  /** Reassurance, such as that the input is kept. */
  children?: string;
  /** Also renders nothing if the response names fields, because the errors are shown there. */
  unlessAtFields?: boolean;
}

/** Says in a form why its request failed. */
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
