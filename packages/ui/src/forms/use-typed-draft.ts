import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useWatch, type FieldValues, type UseFormReturn } from "react-hook-form";
import { useIsHydrating } from "../primitives/use-is-hydrating.ts";

/** Unsaved input of a form. Survives a reload and an expired session. */
export interface TypedDraft<Values> {
  /** Draft from the last time the form was open. Read only on mount or after hydration. */
  draft?: Values | null | undefined;
  /** Called on every change; null if there is no unsaved input. */
  onDraftChange?: ((draft: Values | null) => void) | undefined;
}

/** Fills a form with its draft and reports each change. Returns whether there was a draft. */
export function useTypedDraft<Values extends FieldValues, Data>(
  { control, reset, formState: { isDirty } }: UseFormReturn<Values, unknown, Data>,
  { draft, onDraftChange }: TypedDraft<Values>,
): boolean {
  const isHydrating = useIsHydrating();
  const [first, setFirst] = useState({ kept: draft ?? null, isHydrating });
  // Hydration starts without the draft, which only the browser knows.
  if (first.isHydrating && !isHydrating) setFirst({ kept: draft ?? null, isHydrating });
  const { kept } = first;
  useEffect(() => {
    // Keep the defaults, so that the draft counts as unsaved.
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
