/**
 * Keeps the last press of a button that came before the app listens, and presses it again at the event by which the app tells
 * that it does. Returns how to leave presses to the page meanwhile.
 */
export function keepEarlyPress(hydrated: string): () => void {
  let pressed: HTMLElement | undefined;
  const keep = (event: Event) => {
    const button = (event.target as Element).closest("button");
    if (!button || button.form?.hasAttribute("action")) return;
    event.preventDefault();
    pressed = button;
  };
  const releaseClicks = () => {
    removeEventListener("click", keep, true);
  };
  addEventListener("click", keep, true);
  document.addEventListener(hydrated, releaseClicks);
  // In a task of its own: React then hydrates what is pressed first.
  document.addEventListener(hydrated, () => setTimeout(() => pressed?.click()));
  return releaseClicks;
}
