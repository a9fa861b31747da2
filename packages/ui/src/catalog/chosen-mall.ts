import type { Mall, ProductCard } from "@sen/api";
import { isPickedUpToday } from "@sen/domain";
import { createContext, use, useState, useSyncExternalStore } from "react";
import { ServerClock } from "../primitives/Countdown/server-clock.ts";

/** The mall that the customer shops at. */
export type ChosenMall = Pick<Mall, "id" | "name" | "opening_hours">;

/** The mall that the customer visited last; null until that is known. */
export const ChosenMallContext = /* @__PURE__ */ createContext<ChosenMall | null>(null);

const changesNever = () => () => undefined;

/** The chosen mall. Null as the server renders the page and while it hydrates: pages are made for everybody. */
export function useChosenMall(): ChosenMall | null {
  const mall = use(ChosenMallContext);
  return useSyncExternalStore(
    changesNever,
    () => mall,
    () => null,
  );
}

/** The server's time when this was first shown. */
export function useTimeOfShowing(): Date {
  const serverNow = use(ServerClock);
  const [shownAt] = useState(() => new Date(serverNow?.() ?? Date.now()));
  return shownAt;
}

/** Whether a product that is ordered now can be fetched today at the chosen mall. */
export function useIsPickedUpToday(
  product: Pick<ProductCard, "in_stock" | "pickup_hours" | "tenant">,
): boolean {
  const mall = useChosenMall();
  const now = useTimeOfShowing();
  const { in_stock, pickup_hours: hours, tenant } = product;
  if (mall?.id !== tenant.mall_id || !in_stock || hours === null) return false;
  return isPickedUpToday(now, hours, mall.opening_hours);
}
