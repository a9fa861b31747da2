import { useEffect, useEffectEvent } from "react";

/** What react-hook-form reports of a submission. */
interface Submission {
  /** Counted when a submission has ended, in the render that marks what was wrong. */
  submitCount: number;
  errors: object;
}

/**
 * After a submission that found something wrong, moves to the first such control: for forms whose controls the library
 * cannot focus by itself. In an effect of the render that marks them, for only then are they marked.
 *
 * @param find the first wrong control in the document
 */
export function useFocusFirstWrong(
  { submitCount, errors }: Submission,
  find: () => HTMLElement | null | undefined,
): void {
  const focus = useEffectEvent(() => {
    if (Object.keys(errors).length > 0) find()?.focus();
  });
  useEffect(() => {
    if (submitCount > 0) focus();
  }, [submitCount]);
}
