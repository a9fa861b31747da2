import type { FailedAnswer } from "@sen/domain";
import { useRef, useState } from "react";
import { callFailure, type CallFailure, type CallOutcome, type FailureMessage } from "./call-outcome.ts";

export interface Call<Args extends unknown[]> {
  /** Makes the call; ignored while one is under way. Resolves to how it ended. */
  run: (...args: Args) => Promise<CallFailure | "done" | "ignored">;
  busy: boolean;
  /** Why the last call failed, until the next one. */
  failure: CallFailure | null;
  /** Forgets the failure. */
  reset: () => void;
}

/**
 * A call that a form or a dialog makes: one at a time however often it is pressed, with what went wrong.
 *
 * @param messageOf the message of a refusal; the catalogue's rule by default
 */
export function useCall<Args extends unknown[]>(
  call: (...args: Args) => Promise<CallOutcome>,
  messageOf?: (answer: FailedAnswer) => FailureMessage,
): Call<Args> {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const underway = useRef(false);

  async function run(...args: Args) {
    if (underway.current) return "ignored";
    underway.current = true;
    setBusy(true);
    setFailure(null);
    const failed = await callFailure(() => call(...args), messageOf);
    underway.current = false;
    setBusy(false);
    setFailure(failed);
    return failed ?? "done";
  }
  return { run, busy, failure, reset: () => setFailure(null) };
}
