let isPaused = false;
const listeners = new Set<() => void>();

/** Hears of an answer of the backend whether the shop takes orders. */
export function hearWhetherPaused({ headers }: Response): void {
  const isPausedNow = headers.has("shop-paused");
  if (isPausedNow === isPaused) return;
  isPaused = isPausedNow;
  for (const listener of listeners) listener();
}

/** Whether the shop said with its latest answer that it takes no orders. */
export const isOrderingPaused = (): boolean => isPaused;

/** Hears when that changes. */
export function subscribeToPauses(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
