import { useEffect, useEffectEvent, useState } from "react";
import type { Request } from "../primitives/request.ts";

/** Data loaded for a choice; `waiting` until something is chosen. */
export type Loaded<Value> = Request<{ value: Value }> | { state: "waiting" };

/**
 * Loads the data of the current choice. Drops a response that arrives after the choice changed.
 *
 * @param load rejects or resolves to null on failure; a new function does not trigger a reload
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
 * Loads the data of a dialog when it opens. A `useLoadedFor` with a single choice.
 *
 * @param isOpen for a dialog that stays mounted while closed; each opening reloads
 */
export function useLoaded<Value extends object>(
  load: () => Promise<Value | null>,
  isOpen = true,
): Request<{ value: Value }> {
  const loaded = useLoadedFor(isOpen ? "it" : null, load);
  return loaded.state === "waiting" ? { state: "loading" } : loaded;
}
