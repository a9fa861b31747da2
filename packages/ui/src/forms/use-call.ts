import type { FailedAnswer } from "@sen/domain";
import { useRef, useState } from "react";
import { callFailure, type CallFailure, type CallOutcome, type FailureMessage } from "./call-outcome.ts";

export interface Call<Args extends unknown[]> {
  /** Sends the request; ignored while one is pending. Resolves to the outcome. */
  run: (...args: Args) => Promise<CallFailure | "done" | "ignored">;
  busy: boolean;
  /** Why the last call failed; cleared by the next one. */
  failure: CallFailure | null;
  reset: () => void;
}

/**
 * A request of a form or dialog, with its pending state and failure. Only one runs at a time, however often it is triggered.
 *
 * @param messageOf builds the message of a refusal; `errorMessage` by default
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

/** The call of a dialog, which closes once it is done. Leaving clears the failure. */
export function useDialogCall<Args extends unknown[]>(
  call: (...args: Args) => Promise<CallOutcome>,
  onClose: () => void,
) {
  const { run, busy, failure, reset } = useCall(call);
  return {
    busy,
    failure,
    send: async (...args: Args) => {
      if ((await run(...args)) === "done") onClose();
    },
    leave: () => {
      reset();
      onClose();
    },
  };
}
