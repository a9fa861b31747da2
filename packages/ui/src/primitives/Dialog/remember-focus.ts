/** Links and buttons, without those of closed dialogs. */
const CONTROLS = ":is(a[href], button:enabled):not(dialog:not([open]) *)";
const controlsIn = (container: Element) => [...container.querySelectorAll<HTMLElement>(CONTROLS)];

/**
 * Remembers where the focused control is. The returned function focuses the control now in its place, or else the nearest one
 * left, unless the control is still there and has the focus: an action may have removed it, together with its entry.
 */
export function rememberFocus(): () => void {
  const control = document.activeElement;
  const places: { container: Element; index: number }[] = [];
  for (let at = control; at && at !== document.body; at = at.parentElement) {
    const container = at.parentElement ?? document.body;
    places.push({ container, index: controlsIn(container).findIndex((one) => one === control) });
  }
  return () => {
    if (document.activeElement === control) return;
    for (const { container, index } of places) {
      const controls = controlsIn(container);
      const next = controls.at(Math.min(index, controls.length - 1));
      next?.focus();
      if (next && document.activeElement === next) return;
    }
  };
}
