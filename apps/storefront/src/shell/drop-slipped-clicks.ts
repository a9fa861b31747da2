/**
 * Drops the second click of a double click if the first one moved another control under the pointer: it would remove the next line of the
 * cart too, or answer a question that has just opened.
 */
export function dropSlippedClicks(): void {
  let pressed: Element | null = null;
  function check(event: MouseEvent) {
    const control = event.target instanceof Element ? event.target.closest("a, button") : null;
    if (event.detail === 1) pressed = control;
    if (event.detail < 2 || control === null || control === pressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  // On the window: React listens further down and must not get the event.
  window.addEventListener("click", check, { capture: true });
}
