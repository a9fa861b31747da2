import { useEffect, useRef } from "react";

/**
 * Focuses the first control of a new step, because the button that led there is gone.
 *
 * @param step names the step that is shown
 * @returns ref of the element around all steps
 */
export function useStepFocus(step: string | undefined) {
  const root = useRef<HTMLElement>(null);
  const stepBefore = useRef(step);
  useEffect(() => {
    if (stepBefore.current === step) return;
    stepBefore.current = step;
    root.current?.querySelector<HTMLElement>(":is(input, select, button):not([hidden])")?.focus();
  }, [step]);
  return root;
}
