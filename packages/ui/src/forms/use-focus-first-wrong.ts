import { useEffect, useEffectEvent } from "react";

/** Moves the focus to a control and it into the middle of the view: at its edge a bar of the page would cover it. */
export function focusInView(control: HTMLElement | null | undefined): void {
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: "center" });
}

/** What react-hook-form reports of a submission. */
interface Submission {
  /** Counted when a submission has ended, in the render that marks what was wrong. */
  submitCount: number;
  errors: object;
}

/**
 * After a submission that found something wrong, moves to the first such control, in the middle of the view. In an effect
 * of the render that marks them, for only then are they marked.
 *
 * @param find the first wrong control in the document
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
