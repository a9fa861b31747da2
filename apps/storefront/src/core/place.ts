import { createContext, use } from "react";

/** Which page of a row is asked for. */
export interface Place {
  /** The number in the path. */
  id: number;
  query: URLSearchParams;
}

export const PlaceContext = createContext<Place>({ id: 0, query: new URLSearchParams() });

/** Which page of its kind is open: the number in its address, and its query. */
export function usePlace(): Place {
  return use(PlaceContext);
}
