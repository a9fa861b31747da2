/** A row of slides that shows only the first until the app has started (`mixins.firstAlone` of `@sen/ui`). */
const FIRST_ALONE = "data-first-alone";

export function showSlidesAround(element: EventTarget | null): void {
  if (element instanceof Element) element.closest(`[${FIRST_ALONE}]`)?.removeAttribute(FIRST_ALONE);
}

/** Shows all slides of all rows, for when the app cannot start. */
export function showAllSlides(): void {
  for (const row of document.querySelectorAll(`[${FIRST_ALONE}]`)) row.removeAttribute(FIRST_ALONE);
}
