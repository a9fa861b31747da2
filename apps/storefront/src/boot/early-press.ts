/** A section whose code is still to come (`lateSection`). */
const LATE_SECTION = "[data-unhydrated]";

/** By this a button shows that it is at work (`Button` of `@sen/ui`). */
const BUSY = "data-busy";

/**
 * Keeps the last press of a button that came before what it belongs to listens, the app or a section of it, and presses it again
 * at the event by which that tells that it does. Meanwhile the button is busy. Returns how to leave presses to the page while
 * the app cannot be had.
 *
 * @param onKept is called when a press is kept
 */
export function keepEarlyPress(hydrated: string, onKept: () => void): () => void {
  let pressed: HTMLElement | undefined;
  let isHydrated = false;
  const keep = (event: Event) => {
    const button = (event.target as Element).closest("button");
    if (!button || button.form?.hasAttribute("action")) return;
    if (isHydrated && !button.closest(LATE_SECTION)) return;
    event.preventDefault();
    pressed?.removeAttribute(BUSY);
    pressed = button;
    button.setAttribute(BUSY, "");
    onKept();
  };
  const releaseClicks = () => {
    pressed?.removeAttribute(BUSY);
    removeEventListener("click", keep, true);
  };
  addEventListener("click", keep, true);
  document.addEventListener(hydrated, () => {
    isHydrated = true;
    if (!pressed || pressed.closest(LATE_SECTION)) return;
    const button = pressed;
    pressed = undefined;
    // In a task of its own: React then hydrates what is pressed first.
    setTimeout(() => {
      button.removeAttribute(BUSY);
      button.click();
    });
  });
  return releaseClicks;
}
