/** Maximum wait in ms, for when nothing is painted, as in a hidden tab. */
const MOST_MS = 1_000;

/** Resolves after the current render is painted. Use it to defer work that would delay feedback on an interaction. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    // A timeout set in the next frame's callback runs after that frame is painted.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, MOST_MS);
  });
