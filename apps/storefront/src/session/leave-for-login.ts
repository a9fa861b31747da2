import { localeOfPath, unlocalizedPath } from "@sen/i18n";
import { pathsOf } from "../paths.ts";
import { clearSession } from "./session-store.ts";

/** Spec §2: an unauthorised or forbidden answer clears local storage and leads to login, which leads back here. */
export function leaveForLogin(): void {
  clearSession();
  const { pathname, search, hash } = window.location;
  if (unlocalizedPath(pathname) === pathsOf("vi").login()) return;
  window.location.replace(pathsOf(localeOfPath(pathname)).login(pathname + search + hash));
}
