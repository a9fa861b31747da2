/** Where nothing is painted, as in a hidden tab, it is waited no longer than this, in ms. */
const MOST_MS = 1_000;

/** Resolves once what was rendered by now can be seen: for work that would keep the answer to a press from the screen. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    // The next frame begins when this one is on its way to the screen.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, MOST_MS);
  });
