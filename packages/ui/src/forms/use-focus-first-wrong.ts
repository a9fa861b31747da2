import { useEffect, useEffectEvent } from "react";

/** Focuses a control and scrolls it to the center of the viewport, where no sticky bar covers it. */
export function focusInView(control: HTMLElement | null | undefined): void {
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: "center" });
}

interface Submission {
  /** Incremented after each submission, in the render that marks the invalid fields. */
  submitCount: number;
  errors: object;
}

/**
 * After an invalid submission, focuses the first invalid control and scrolls it to the center. Runs in an effect, because
 * the controls are marked invalid only by that render.
 *
 * @param find finds the first invalid control in the document
 */
export function useFocusFirstWrong(
  { submitCount, errors }: Submission,
  find: () => HTMLElement | null | undefined,
): void {
  const focus = useEffectEvent(() => {
    if (Object.keys(errors).length > 0) focusInView(find());
  });
  useEffect(() => {
    if (submitCount > 0) focus();
  }, [submitCount]);
}
