import { useLinks } from "../links.ts";

/** Where the page of an order leads, and that of one which is delivered. */
export function useOrderHrefs() {
  const links = useLinks();
  return { ...links, cart: () => links.cart };
}
