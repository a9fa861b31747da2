import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useWatch, type FieldValues, type UseFormReturn } from "react-hook-form";

/** What was typed into a form and not saved: outlives a reload, and a session that ended meanwhile. */
export interface TypedDraft<Values> {
  /** What was typed when the form was last open; it is read once. */
  draft?: Values | null | undefined;
  /** Told at each change; null once nothing is typed that is not saved. */
  onDraftChange?: ((draft: Values | null) => void) | undefined;
}

/** Fills a form in with its draft, and tells each change. Answers whether there was a draft. */
export function useTypedDraft<Values extends FieldValues, Data>(
  { control, reset, formState: { isDirty } }: UseFormReturn<Values, unknown, Data>,
  { draft, onDraftChange }: TypedDraft<Values>,
): boolean {
  const [kept] = useState(draft ?? null);
  useEffect(() => {
    // What differs from what is saved still counts as changed.
    if (kept) reset(kept, { keepDefaultValues: true });
  }, [kept, reset]);

  const values = useWatch({ control }) as Values;
  const seen = useRef({ values, isDirty });
  const tell = useEffectEvent(() => {
    if (seen.current.values === values && seen.current.isDirty === isDirty) return;
    seen.current = { values, isDirty };
    onDraftChange?.(isDirty ? values : null);
  });
  useEffect(() => tell(), [values, isDirty]);
  return kept !== null;
}
