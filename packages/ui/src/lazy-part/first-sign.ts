/** By these a customer tells to be there. */
const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];

/** What the customer did is answered before anything else is fetched for it, in ms. */
const PAUSE_MS = 300;

let sign: Promise<void> | undefined;

/**
 * Resolves shortly after the customer does something on the page, or at once when that has been: who opens a page and looks away pays for nothing but its first
 * screen. At once on a server.
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
