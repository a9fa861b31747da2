import { createContext, use } from "react";
import type { Place } from "../site-map.ts";

export const PlaceContext = createContext<Place>({ id: 0, query: new URLSearchParams() });

/** Which page of its kind is open: the number in its address, and its query. */
export function usePlace(): Place {
  return use(PlaceContext);
}
