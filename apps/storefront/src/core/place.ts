import { createContext, use } from "react";
import type { PageMatch, Route, Values } from "./route.ts";

/** The page that is open; null where none has the address. */
export const PlaceContext = createContext<PageMatch | null>(null);

/** What the address of the open page says, as its route reads it. */
export function usePlace<const Of extends Route>(_route: Of): Values<Of> {
  // The page is rendered for its own route.
  return (use(PlaceContext)?.values ?? {}) as Values<Of>;
}
