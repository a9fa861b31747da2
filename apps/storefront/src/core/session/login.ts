import { localeOfPath, localizedPath, unlocalizedPath, useLocale, type Locale } from "@sen/i18n";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { clearCustomerStorage } from "../persisted.ts";
import { clearSession, readSession, shownSession, useSession } from "./session.ts";

/** Where a guest is led who must sign in: core knows this one address. */
export const LOGIN_PATH = "/login";

/** The address of the sign-in, which leads on to a path of this site. */
export const loginHref = (next: string, locale: Locale): string =>
  `${localizedPath(LOGIN_PATH, locale)}?${new URLSearchParams({ next }).toString()}`;

/** Spec §2: an unauthorised or forbidden answer clears local storage and leads to login, which leads back here. */
export function leaveForLogin(): void {
  const { pathname, search, hash } = window.location;
  if (unlocalizedPath(pathname) === LOGIN_PATH) {
    clearSession();
    return;
  }
  // Several answers come at once: by the first the page is being left already.
  if (readSession() === null && shownSession() !== null) return;
  clearCustomerStorage();
  window.location.replace(loginHref(pathname + search + hash, localeOfPath(pathname)));
}

/** For pages of one customer: a guest goes to login, and comes back here afterwards. */
export function useRequiredSession(): void {
  const { status } = useSession();
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    // A page that is being left for another leads nowhere.
    if (status !== "out" || window.location.pathname !== pathname) return;
    void navigate(loginHref(pathname + search + hash, locale), { replace: true });
  }, [status, navigate, locale, pathname, search, hash]);
}
