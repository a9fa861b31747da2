/**
 * Drops the second click of a double click if the first one moved another control under the pointer: it would remove the next line of the
 * cart too, or answer a question that has just opened.
 */
export function dropSlippedClicks(): void {
  let pressed: Element | null = null;
  // On the window: React listens further down and must not get the event.
  window.addEventListener(
    "click",
    (event) => {
      const control = (event.target as Element).closest("a, button");
      if (event.detail === 1) pressed = control;
      if (event.detail > 1 && control && control !== pressed) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    true,
  );
}
