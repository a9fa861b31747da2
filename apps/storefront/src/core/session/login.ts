import { localeOfPath, localizedPath, unlocalizedPath, useLocale, type Locale } from "@sen/i18n";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { clearSession, leaveSession, useSession } from "./session.ts";

/** The login page, the only path that core knows. */
export const LOGIN_PATH = "/login";

/** The login URL, which returns to a path of this site afterwards. */
export const loginHref = (next: string, locale: Locale): string =>
  `${localizedPath(LOGIN_PATH, locale)}?${new URLSearchParams({ next }).toString()}`;

/** Spec §2: an unauthorized or forbidden response clears local storage and redirects to login, which leads back here. */
export function leaveForLogin(): void {
  const { pathname, search, hash } = window.location;
  if (unlocalizedPath(pathname) === LOGIN_PATH) {
    clearSession();
    return;
  }
  // Several such responses may arrive at once: after the first, the page is already being left.
  if (leaveSession()) return;
  window.location.replace(loginHref(pathname + search + hash, localeOfPath(pathname)));
}

/** For pages of one customer: redirects a guest to login, which leads back here. */
export function useRequiredSession(): void {
  const { status } = useSession();
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    // Not while another navigation is under way.
    if (status !== "out" || window.location.pathname !== pathname) return;
    void navigate(loginHref(pathname + search + hash, locale), { replace: true });
  }, [status, navigate, locale, pathname, search, hash]);
}
