import { useEffect, useEffectEvent, useState } from "react";
import type { Request } from "../primitives/request.ts";

/** What is loaded for a choice; `waiting` until something is chosen. */
export type Loaded<Value> = Request<{ value: Value }> | { state: "waiting" };

/**
 * Loads what belongs to a choice, anew for each. An answer to one that is not chosen any more is dropped.
 *
 * @param load rejects or gives null when it cannot be had; another function alone loads nothing anew
 */
export function useLoadedFor<Choice extends string | number, Value extends object>(
  choice: Choice | null,
  load: (choice: Choice) => Promise<Value | null>,
): Loaded<Value> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ choice: Choice; attempt: number; value: Value | null }>();
  const request = useEffectEvent(load);
  useEffect(() => {
    if (choice === null) return undefined;
    let isWanted = true;
    const take = (value: Value | null) => {
      if (isWanted) setAnswer({ choice, attempt, value });
    };
    request(choice).then(take, () => take(null));
    return () => {
      isWanted = false;
      setAnswer(undefined);
    };
  }, [choice, attempt]);
  if (choice === null) return { state: "waiting" };
  if (answer?.choice !== choice || answer.attempt !== attempt) return { state: "loading" };
  if (answer.value) return { state: "ready", value: answer.value };
  return { state: "failed", onRetry: () => setAttempt(attempt + 1) };
}

/**
 * Loads what a dialog needs when it opens: as `useLoadedFor` its only choice.
 *
 * @param isOpen for a dialog that is also there while it is closed; each opening asks anew
 */
export function useLoaded<Value extends object>(
  load: () => Promise<Value | null>,
  isOpen = true,
): Request<{ value: Value }> {
  const loaded = useLoadedFor(isOpen ? "it" : null, load);
  return loaded.state === "waiting" ? { state: "loading" } : loaded;
}
