import { createContext, use } from "react";

/** Origin the outside world sees, without a trailing slash; empty where the page failed before it was known. */
export const PublicUrlContext = createContext("");

/** That origin: canonical addresses are made from it. */
export function usePublicUrl(): string {
  return use(PublicUrlContext);
}
