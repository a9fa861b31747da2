/** The subject of a notification. The spec names the first six; their wire values, and the other subjects, are our choice. */
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

/** The target of a notification. Spec §3, notification: body_data. */
export interface NotificationBody {
  source_type: string;
  source_id: number | null;
  order_detail_id: number | null;
  /** The variant of a product. */
  variant_id?: number;
}

/** The link of a notification. */
export interface NotificationTarget {
  /** Path on this site, without the locale prefix. */
  href: string;
  /** Whether it opens in a new tab. */
  newTab: boolean;
}

const orderHref = (id: number) => `/account/purchase/detail?id=${String(id)}`;

/** The link by subject, from the ids of its order, its source and a variant; null if a required id is missing. Spec §2, notification targets. */
const hrefs = {
  return: (order) => order && `/account/purchase/return/${String(order)}?status=RETURN`,
  cancel: (order) => order && `/account/purchase/cancelled/${String(order)}?status=CANCELLED`,
  complaint: (order, source) =>
    order &&
    source &&
    `/account/purchase/complaint/${String(order)}?status=COMPLAINT&complainId=${String(source)}`,
  refund: (order, source) =>
    order &&
    `/account/purchase/refund/${String(order)}?status=REFUND${source === null ? "" : `&refundId=${String(source)}`}`,
  normal: (order) => order && orderHref(order),
  ticket: (_order, source) => source && `/support/my-questions?id=${String(source)}`,
  coupon: (_order, source) => source && `/coupon/${String(source)}`,
  /** The product that was reviewed. */
  review: (_order, source) => source && `/product/${String(source)}`,
  identity: () => "/register/identity-card",
  product: (_order, source, variant) =>
    source && `/product/${String(source)}${variant === undefined ? "" : `?variant=${String(variant)}`}`,
  /** A shop, or the list of followed shops if it is about several. */
  shop: (_order, source) => (source === null ? "/account/followed-shops" : `/shop/${String(source)}`),
} as const satisfies Record<
  NotificationSource,
  (order: number | null, source: number | null, variant?: number) => string | number | null
>;

const isSource = (type: string): type is NotificationSource => Object.hasOwn(hrefs, type);

/** The link of a notification. All but a ticket's open in a new tab. Null if it has none. Spec §2. */
export function notificationTarget(body: NotificationBody): NotificationTarget | null {
  const type = isSource(body.source_type) ? body.source_type : NotificationSource.normal;
  const href = hrefs[type](body.order_detail_id, body.source_id, body.variant_id);
  return typeof href === "string" ? { href, newTab: type !== NotificationSource.ticket } : null;
}

/** What pressing a notification opens; null if the current path (with its query, without the locale) is the target already. Spec §2. */
export function notificationOpening(body: NotificationBody, currentPath: string): NotificationTarget | null {
  const target = notificationTarget(body);
  return target === null || target.href === currentPath ? null : target;
}
