import { useEffect, useEffectEvent, useState } from "react";

/** Something that is loaded, as far as it is known. */
export type Loaded<Value> =
  { state: "loading" } | { state: "failed"; onRetry: () => void } | { state: "ready"; value: Value };

/**
 * Loads what a dialog needs when it opens.
 *
 * @param load rejects when it cannot be had; another function alone loads nothing anew
 */
export function useLoaded<Value extends object>(load: () => Promise<Value>): Loaded<Value> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ attempt: number; value: Value | null }>();
  const request = useEffectEvent(load);
  useEffect(() => {
    let isWanted = true;
    const take = (value: Value | null) => {
      if (isWanted) setAnswer({ attempt, value });
    };
    request().then(take, () => take(null));
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  if (answer?.attempt !== attempt) return { state: "loading" };
  if (answer.value) return { state: "ready", value: answer.value };
  return {
    state: "failed",
    onRetry: () => setAttempt(attempt + 1),
  };
}
