import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { usePaths } from "../paths.ts";
import { useSession, type AuthState } from "./use-session.ts";

/** For pages of one customer: whoever is not signed in goes to login, and comes back here afterwards. */
export function useRequiredSession(): AuthState {
  const auth = useSession();
  const paths = usePaths();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    // A page that is being left for another leads nowhere.
    if (auth.status !== "out" || window.location.pathname !== pathname) return;
    void navigate(paths.login(pathname + search + hash), { replace: true });
  }, [auth.status, navigate, paths, pathname, search, hash]);
  return auth;
}
