/** What a notification is about. The spec names the first six; their wire values, and coupons, reviews, identities, products and shops beside them, are our choice. */
export const NotificationSource = {
  return: "return",
  cancel: "cancel",
  complaint: "complaint",
  refund: "refund",
  normal: "normal",
  ticket: "ticket",
  coupon: "coupon",
  review: "review",
  identity: "identity",
  product: "product",
  shop: "shop",
} as const;
export type NotificationSource = (typeof NotificationSource)[keyof typeof NotificationSource];

/** What a notification points at. Spec §3, notification: body_data. */
export interface NotificationBody {
  source_type: string;
  source_id: number | null;
  order_detail_id: number | null;
}

/** Where a notification leads. */
export interface NotificationTarget {
  /** Path on this site, without the language's prefix. */
  href: string;
  /** Whether it opens beside this page. */
  newTab: boolean;
}

const orderHref = (id: number) => `/account/purchase/detail?id=${String(id)}`;

/** Where each kind leads, for its order and its source; null when the notification does not say enough. Spec §2, notification targets. */
const hrefs = {
  return: (order) => order && `/account/purchase/return/${String(order)}?status=RETURN`,
  cancel: (order) => order && `/account/purchase/cancelled/${String(order)}?status=CANCELLED`,
  complaint: (order, source) =>
    order &&
    source &&
    `/account/purchase/complaint/${String(order)}?status=COMPLAINT&complainId=${String(source)}`,
  refund: (order) => order && `/account/purchase/refund/${String(order)}?status=REFUND`,
  normal: (order) => order && orderHref(order),
  ticket: (_order, source) => source && `/support/my-questions?id=${String(source)}`,
  coupon: (_order, source) => source && `/coupon/${String(source)}`,
  /** The product that was reviewed. */
  review: (_order, source) => source && `/product/${String(source)}`,
  identity: () => "/register/identity-card",
  product: (_order, source) => source && `/product/${String(source)}`,
  /** Of several at once, those that are followed. */
  shop: (_order, source) => (source === null ? "/account/followed-shops" : `/shop/${String(source)}`),
} as const satisfies Record<
  NotificationSource,
  (order: number | null, source: number | null) => string | number | null
>;

const isSource = (type: string): type is NotificationSource => Object.hasOwn(hrefs, type);

/** Where a notification leads: all but a ticket open a new tab. Null when it leads nowhere. Spec §2. */
export function notificationTarget(body: NotificationBody): NotificationTarget | null {
  const type = isSource(body.source_type) ? body.source_type : NotificationSource.normal;
  const href = hrefs[type](body.order_detail_id, body.source_id);
  return typeof href === "string" ? { href, newTab: type !== NotificationSource.ticket } : null;
}

/** What pressing a notification does: nothing when the current path (with its query, without the language) is the target already. Spec §2. */
export function notificationOpening(body: NotificationBody, currentPath: string): NotificationTarget | null {
  const target = notificationTarget(body);
  return target === null || target.href === currentPath ? null : target;
}
