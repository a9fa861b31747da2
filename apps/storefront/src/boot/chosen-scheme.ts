/**
 * Applies the stored color scheme before the first paint. Reads what `core/color-scheme.ts` stores; the boot script shares no module
 * with the app, which would make it import one.
 */
export function showChosenScheme(): void {
  try {
    const scheme = localStorage.getItem("scheme");
    if (scheme === "light" || scheme === "dark") document.documentElement.dataset["scheme"] = scheme;
  } catch {
    // The browser refuses storage to this site.
  }
}
