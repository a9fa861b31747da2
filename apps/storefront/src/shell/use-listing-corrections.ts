import { listingCorrections, type ListingCorrection } from "@sen/domain";
import { useSyncExternalStore } from "react";
import { usePlace } from "./use-place.ts";

const NONE: readonly ListingCorrection[] = [];

/** What of the list's address was put right. The server makes the page of the right address, so that it has nothing to tell. */
export function useListingCorrections(): readonly ListingCorrection[] {
  const { query } = usePlace();
  const isServers = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
  return isServers ? NONE : listingCorrections(query);
}
