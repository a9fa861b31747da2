import { CloudOff } from "lucide-react";
import { RetryButton } from "../Button/RetryButton.tsx";
import { EmptyState, type EmptyStateProps } from "../EmptyState/EmptyState.tsx";

export interface FailedStateProps extends Omit<EmptyStateProps, "picture" | "action"> {
  /** Retries the request. May return a promise; the button stays busy until it settles. */
  onRetry: () => unknown;
}

/** Says that something failed to load and offers a retry. */
export function FailedState({ onRetry, ...state }: FailedStateProps) {
  return (
    <EmptyState {...state} role="alert" picture={<CloudOff />} action={<RetryButton onRetry={onRetry} />} />
  );
}
