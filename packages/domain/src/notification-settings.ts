import { NOTIFICATION_TABS, type NotificationTab } from "./notification-tabs.ts";

/** The channels of a notification. */
export const NOTIFICATION_WAYS = ["shop", "email", "push"] as const;
export type NotificationWay = (typeof NOTIFICATION_WAYS)[number];

/** The enabled kinds of notifications per channel, by tab. */
export type NotificationWays = Record<NotificationWay, readonly NotificationTab[]>;

/** The default settings. Our choice: promotions are sent outside the shop only to customers who opted in. */
export const DEFAULT_NOTIFICATION_WAYS: NotificationWays = {
  shop: NOTIFICATION_TABS,
  email: ["order", "wallet", "activity"],
  push: ["order", "wallet", "activity"],
};

/** Whether a kind can be disabled for a channel: order notifications always show in the shop. */
export function mayTurnOff(tab: NotificationTab, way: NotificationWay): boolean {
  return !(tab === "order" && way === "shop");
}

/** Enables or disables one kind for one channel; unchanged if that is not allowed. */
export function withWay<Ways extends NotificationWays>(
  ways: Ways,
  { tab, way, on }: { tab: NotificationTab; way: NotificationWay; on: boolean },
): Ways {
  if (!on && !mayTurnOff(tab, way)) return ways;
  const present = NOTIFICATION_TABS.filter((one) => (one === tab ? on : ways[way].includes(one)));
  return { ...ways, [way]: present };
}

/** Whether settings keep everything enabled that cannot be disabled. */
export function areAllowedWays(ways: NotificationWays): boolean {
  return NOTIFICATION_WAYS.every((way) =>
    NOTIFICATION_TABS.every((tab) => mayTurnOff(tab, way) || ways[way].includes(tab)),
  );
}
