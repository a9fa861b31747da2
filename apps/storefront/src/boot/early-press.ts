/** A section whose code has not loaded yet (`lateSection`). */
const LATE_SECTION = "[data-unhydrated]";

/** Shows a button as busy (`Button` of `@sen/ui`). */
const BUSY = "data-busy";

/**
 * Replays input: React does not notice changes made before hydration, and resets a controlled text. A `change` event is enough for a
 * select, and hydrates any other control. React recognizes a checkbox or radio button by a click that changes its previous state,
 * and a text only if it was not assigned to `value`.
 */
function replayInput(control: HTMLInputElement, kept: string | boolean) {
  const change = () => control.dispatchEvent(new Event("change", { bubbles: true }));
  change();
  if (typeof kept === "boolean") {
    control.checked = !kept;
    control.click();
  } else if (kept !== control.value && !control.matches("select")) {
    control.setRangeText(kept, 0, control.value.length, "end");
    change();
    if (document.activeElement !== control) {
      control.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    }
  }
}

/**
 * Holds the last button press made before the app, or the late section around the button, has hydrated, and replays it after the
 * `hydrated` event. Shows the button as busy meanwhile. Input and choices made before hydration are replayed first. Returns a function that
 * leaves presses to the browser, for when the app cannot be loaded.
 */
export function keepEarlyPress(hydrated: string, onKept: () => void): () => void {
  let pressed: HTMLElement | undefined;
  let isHydrated = false;
  const chosen = new Map<HTMLInputElement, string | boolean>();
  const keepInput = ({ target }: Event) => {
    const control = target as HTMLInputElement;
    if (isHydrated && !control.closest(LATE_SECTION)) return;
    const { type, name } = control;
    for (const other of chosen.keys()) {
      if (type === "radio" && other.name === name) chosen.delete(other);
    }
    chosen.set(control, /^(radio|checkbox)$/.test(type) ? control.checked : control.value);
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
  addEventListener("input", keepInput, true);
  document.addEventListener(hydrated, () => {
    isHydrated = true;
    // Each in its own task, so that React has processed the choices before it.
    for (const [control, kept] of chosen) {
      if (control.closest(LATE_SECTION)) continue;
      chosen.delete(control);
      setTimeout(() => replayInput(control, kept));
    }
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
