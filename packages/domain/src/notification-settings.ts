import { NOTIFICATION_TABS, type NotificationTab } from "./notification-tabs.ts";

/** The ways by which a notice reaches the customer. */
export const NOTIFICATION_WAYS = ["shop", "email", "push"] as const;
export type NotificationWay = (typeof NOTIFICATION_WAYS)[number];

/** Which kinds of notices, by their tabs, go by which way. */
export type NotificationWays = Record<NotificationWay, readonly NotificationTab[]>;

/** What holds until the customer says otherwise*: advertising leaves the shop only for whoever asked for it. */
export const DEFAULT_NOTIFICATION_WAYS: NotificationWays = {
  shop: NOTIFICATION_TABS,
  email: ["order", "wallet", "activity"],
  push: ["order", "wallet", "activity"],
};

/** Whether a kind may be switched off for a way: news of orders always stand in the shop. */
export function mayTurnOff(tab: NotificationTab, way: NotificationWay): boolean {
  return !(tab === "order" && way === "shop");
}

/** The settings with one kind switched on or off for one way; as they were where that may not be. */
export function withWay<Ways extends NotificationWays>(
  ways: Ways,
  { tab, way, on }: { tab: NotificationTab; way: NotificationWay; on: boolean },
): Ways {
  if (!on && !mayTurnOff(tab, way)) return ways;
  const present = NOTIFICATION_TABS.filter((one) => (one === tab ? on : ways[way].includes(one)));
  return { ...ways, [way]: present };
}

/** Whether settings keep on what may not be switched off. */
export function areAllowedWays(ways: NotificationWays): boolean {
  return NOTIFICATION_WAYS.every((way) =>
    NOTIFICATION_TABS.every((tab) => mayTurnOff(tab, way) || ways[way].includes(tab)),
  );
}
