/** A section whose code is still to come (`lateSection`). */
const LATE_SECTION = "[data-unhydrated]";

/** By this a button shows that it is at work (`Button` of `@sen/ui`). */
const BUSY = "data-busy";

/**
 * Makes a choice again: React has not heard of one that was made before it hydrated. The event is what it knows a select by, and
 * hydrates any other control. A box or radio it knows by a click, and a new state by the one before.
 */
function chooseAgain(control: Element, wasChecked: boolean | undefined) {
  control.dispatchEvent(new Event("change", { bubbles: true }));
  if (!(control instanceof HTMLInputElement) || wasChecked === undefined) return;
  control.checked = !wasChecked;
  control.click();
}

/**
 * Keeps the last press of a button that came before what it belongs to listens, the app or a section of it, and presses it again
 * at the event by which that tells that it does. Meanwhile the button is busy. What was chosen by then is chosen again before.
 * Returns how to leave presses to the page while the app cannot be had.
 *
 * @param onKept is called when a press is kept
 */
export function keepEarlyPress(hydrated: string, onKept: () => void): () => void {
  let pressed: HTMLElement | undefined;
  let isHydrated = false;
  const chosen = new Map<Element, boolean | undefined>();
  const keepChoice = ({ target }: Event) => {
    const control = target as HTMLInputElement;
    if (isHydrated && !control.closest(LATE_SECTION)) return;
    const { type, name } = control;
    for (const other of chosen.keys() as Iterable<HTMLInputElement>) {
      if (type === "radio" && other.name === name) chosen.delete(other);
    }
    chosen.set(control, /^(radio|checkbox)$/.test(type) ? control.checked : undefined);
  };
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
  addEventListener("change", keepChoice, true);
  document.addEventListener(hydrated, () => {
    isHydrated = true;
    // Each in a task of its own, so that React has taken in the choices before it.
    for (const [control, wasChecked] of chosen) {
      if (control.closest(LATE_SECTION)) continue;
      chosen.delete(control);
      setTimeout(() => chooseAgain(control, wasChecked));
    }
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
