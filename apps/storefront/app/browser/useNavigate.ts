import { createContext, use } from "react";
import type { NavigateFunction } from "react-router-dom";

/** Set by the shell, around everything. */
export const NavigateContext = createContext<NavigateFunction | null>(null);

/**
 * Goes to an address of the shop. The router's own hook has whoever uses it rendered again at each of the router's steps,
 * the page that is being left among them.
 */
export function useNavigate(): NavigateFunction {
  const navigate = use(NavigateContext);
  if (!navigate) throw new Error("There is no shell around this page.");
  return navigate;
}
