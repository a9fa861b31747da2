import { localeOfPath, unlocalizedPath } from "@sen/i18n";
import { LOGIN_PATH, loginHref } from "./login-path.ts";
import { clearSession, clearStorage, readSession, shownSession } from "./session-store.ts";

/** Spec §2: an unauthorised or forbidden answer clears local storage and leads to login, which leads back here. */
export function leaveForLogin(): void {
  const { pathname, search, hash } = window.location;
  if (unlocalizedPath(pathname) === LOGIN_PATH) {
    clearSession();
    return;
  }
  // Several answers come at once: by the first the page is being left already.
  if (readSession() === null && shownSession() !== null) return;
  clearStorage();
  window.location.replace(loginHref(pathname + search + hash, localeOfPath(pathname)));
}
