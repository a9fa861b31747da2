/** By these a customer tells to be there. */
const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];

/** How long the answer to a touch goes before what the touch lets load, in ms. */
const PAUSE_MS = 300;

let sign: Promise<void> | undefined;

/**
 * Resolves shortly after the customer first does something on the page, at once if they already have or on a server: whoever opens
 * a page and looks away pays for nothing but its first screen.
 */
export const firstSign = (): Promise<void> =>
  (sign ??= new Promise((resolve) => {
    if (typeof window === "undefined" || navigator.userActivation?.hasBeenActive || window.scrollY > 0) {
      resolve();
      return;
    }
    const waitForAnswer = () => setTimeout(resolve, PAUSE_MS);
    for (const type of SIGNS) window.addEventListener(type, waitForAnswer, { once: true, passive: true });
  }));
