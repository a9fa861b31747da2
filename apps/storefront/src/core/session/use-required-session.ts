import { useLocale } from "@sen/i18n";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { loginHref } from "./login-path.ts";
import { useSession } from "./use-session.ts";

/** For pages of one customer: whoever is not signed in goes to login, and comes back here afterwards. */
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
