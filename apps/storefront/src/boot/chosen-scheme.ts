/**
 * Shows the scheme that was chosen before the first paint: what `core/color-scheme.ts` keeps. The boot script shares no module with the app,
 * which would make it import one.
 */
export function showChosenScheme(): void {
  try {
    const scheme = localStorage.getItem("scheme");
    if (scheme === "light" || scheme === "dark") document.documentElement.dataset["scheme"] = scheme;
  } catch {
    // A browser that refuses storage to this site.
  }
}
