/** Loads what this browser, or a page without TLS, lacks. */
export async function loadPolyfills(): Promise<void> {
  // Menus and toasts are popovers, supported since Chrome 114 and Safari 17.
  if (!("popover" in HTMLElement.prototype)) await import("@oddbird/popover-polyfill");
  // Browsers leave it out without TLS, as when phones in the same network open a demonstration.
  if (!("randomUUID" in crypto)) Object.assign(crypto, await import("./random-uuid.ts"));
}
