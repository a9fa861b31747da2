/** A section whose code has not loaded yet (`lateSection`). */
const LATE_SECTION = "[data-unhydrated]";

/** Shows a button as busy (`Button` of `@sen/ui`). */
const BUSY = "data-busy";

/**
 * Holds the last button press made before the app, or the late section around the button, has hydrated, and replays it after the
 * `hydrated` event. Shows the button as busy meanwhile. Returns a function that leaves presses to the browser, for when the app
 * cannot be loaded.
 *
 * @param onKept called when a press is held
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
    // In a separate task, so that React hydrates the pressed element first.
    setTimeout(() => {
      button.removeAttribute(BUSY);
      button.click();
    });
  });
  return releaseClicks;
}
