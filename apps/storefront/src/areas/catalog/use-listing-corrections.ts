import { listingCorrections, type ListingCorrection } from "@sen/domain";
import { useMemo, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";

const NONE: readonly ListingCorrection[] = [];
const unchanging = () => () => undefined;

/** What of the list's address was put right. The server makes the page of the right address, so that it has nothing to tell. */
export function useListingCorrections(): readonly ListingCorrection[] {
  const { search } = useLocation();
  const corrections = useMemo(() => listingCorrections(new URLSearchParams(search)), [search]);
  return useSyncExternalStore(
    unchanging,
    () => (corrections.length > 0 ? corrections : NONE),
    () => NONE,
  );
}
