import type { ProductCard } from "@sen/api";
import { isPickedUpToday } from "@sen/domain";
import { use, useState } from "react";
import { ServerClock } from "../primitives/Countdown/server-clock.ts";
import { useChosenMall } from "./chosen-mall.ts";

/** The server's time of the first render. */
export function useTimeOfShowing(): Date {
  const serverNow = use(ServerClock);
  const [shownAt] = useState(() => new Date(serverNow?.() ?? Date.now()));
  return shownAt;
}

/** Whether a product ordered now can be picked up today at the chosen mall. */
export function useIsPickedUpToday(
  product: Pick<ProductCard, "in_stock" | "pickup_hours" | "tenant">,
): boolean {
  const mall = useChosenMall();
  const now = useTimeOfShowing();
  const { in_stock, pickup_hours: hours, tenant } = product;
  if (mall?.id !== tenant.mall_id || !in_stock || hours === null) return false;
  return isPickedUpToday(now, hours, mall.opening_hours);
}
