import { useToast } from "../primitives/index.ts";
import type { CallOutcome } from "./call-outcome.ts";

/** Says so once a call has succeeded: `done(onSave(data), t("saved"))` resolves as the call does. */
export function useDoneToast() {
  const toast = useToast();
  return async (call: Promise<CallOutcome>, title: string): Promise<CallOutcome> => {
    const refusal = await call;
    if (!refusal) toast.show({ tone: "success", title });
    return refusal;
  };
}
