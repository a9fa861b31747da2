import type { RefObject } from "react";
import { useToast } from "../primitives/index.ts";
import type { CallOutcome } from "./call-outcome.ts";
import { focusInView } from "./use-focus-first-wrong.ts";

/**
 * Shows a toast after a successful call: `done(onSave(data), t("saved"))` resolves to the call's outcome. The element that replaces
 * the form gets its focus.
 */
export function useDoneToast() {
  const toast = useToast();
  return async (
    call: Promise<CallOutcome>,
    title: string,
    replacement?: RefObject<HTMLElement | null>,
  ): Promise<CallOutcome> => {
    const refusal = await call;
    if (!refusal) toast.show({ tone: "success", title });
    if (!refusal && replacement) setTimeout(() => focusInView(replacement.current));
    return refusal;
  };
}
