/** A row of slides of which the first is there alone until the app is (`mixins.firstAlone` of `@sen/ui`). */
const FIRST_ALONE = "data-first-alone";

/** Has the other slides come of the row that holds this element. */
export function showSlidesAround(element: EventTarget | null): void {
  if (element instanceof Element) element.closest(`[${FIRST_ALONE}]`)?.removeAttribute(FIRST_ALONE);
}

/** Has all slides come, as no app will show them. */
export function showAllSlides(): void {
  for (const row of document.querySelectorAll(`[${FIRST_ALONE}]`)) row.removeAttribute(FIRST_ALONE);
}
