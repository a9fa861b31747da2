import { useToast } from "../primitives/index.ts";
import type { CallOutcome } from "./call-outcome.ts";

/** Shows a toast after a successful call: `done(onSave(data), t("saved"))` resolves to the call's outcome. */
export function useDoneToast() {
  const toast = useToast();
  return async (call: Promise<CallOutcome>, title: string): Promise<CallOutcome> => {
    const refusal = await call;
    if (!refusal) toast.show({ tone: "success", title });
    return refusal;
  };
}
