/** A section whose code is still to come (`lateSection`). */
const LATE_SECTION = "[data-unhydrated]";

/**
 * Keeps the last press of a button that came before what it belongs to listens, the app or a section of it, and presses it again
 * at the event by which that tells that it does. Returns how to leave presses to the page while the app cannot be had.
 */
export function keepEarlyPress(hydrated: string): () => void {
  let pressed: HTMLElement | undefined;
  let isHydrated = false;
  const keep = (event: Event) => {
    const button = (event.target as Element).closest("button");
    if (!button || button.form?.hasAttribute("action")) return;
    if (isHydrated && !button.closest(LATE_SECTION)) return;
    event.preventDefault();
    pressed = button;
  };
  const releaseClicks = () => {
    removeEventListener("click", keep, true);
  };
  addEventListener("click", keep, true);
  document.addEventListener(hydrated, () => {
    isHydrated = true;
    if (!pressed || pressed.closest(LATE_SECTION)) return;
    const button = pressed;
    pressed = undefined;
    // In a task of its own: React then hydrates what is pressed first.
    setTimeout(() => button.click());
  });
  return releaseClicks;
}
