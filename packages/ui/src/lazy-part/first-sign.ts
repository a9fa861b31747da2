/** Events that show that the customer is using the page. */
const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];

/** Delay before loading starts, in ms, so that feedback on the interaction comes first. */
const PAUSE_MS = 300;

let sign: Promise<void> | undefined;

/** Resolves shortly after the first interaction, to load less code until then; immediately if there already was one, or on a server. */
export const firstSign = (): Promise<void> =>
  (sign ??= new Promise((resolve) => {
    if (typeof window === "undefined" || navigator.userActivation?.hasBeenActive || window.scrollY > 0) {
      resolve();
      return;
    }
    const waitForAnswer = () => setTimeout(resolve, PAUSE_MS);
    for (const type of SIGNS) window.addEventListener(type, waitForAnswer, { once: true, passive: true });
  }));
