/** By these a customer tells to be there. */
const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];

let sign: Promise<void> | undefined;

/**
 * Resolves once the customer does something on the page, or has: who opens a page and looks away pays for nothing but its first
 * screen. At once on a server.
 */
export const firstSign = (): Promise<void> =>
  (sign ??= new Promise((resolve) => {
    if (typeof window === "undefined" || navigator.userActivation?.hasBeenActive || window.scrollY > 0) {
      resolve();
      return;
    }
    for (const type of SIGNS) window.addEventListener(type, () => resolve(), { once: true, passive: true });
  }));
