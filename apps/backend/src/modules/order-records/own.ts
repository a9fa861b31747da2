import type { OrderDetail } from "@sen/api";
import type { SQLWrapper } from "../../database/drizzle.ts";
import { isReturnExpired, offersAction, type OrderAction } from "@sen/domain";
import type { LockedOrder } from "./lock-for-update.ts";
import type { Queryable } from "../../database/connect.ts";
import type { Customer } from "../../signed-in.ts";
import { forbidden, notFound } from "../../errors/errors.ts";
import type { Services } from "../../services.ts";
import type { Locale } from "../../texts/messages.ts";
import { mediaLinks } from "../media/index.ts";
import { readOrderBundle, type OrderBundle } from "./bundle.ts";
import type { Presentation } from "./presenter/presentation.ts";

/** The customer's order, by its id or a query for it, with all its related records: 404 if there is none, 403 if it is another customer's. */
export async function ownBundle(
  db: Queryable,
  customer: Customer,
  orderId: number | SQLWrapper,
): Promise<OrderBundle> {
  const bundle = await readOrderBundle(db, orderId);
  if (!bundle) throw notFound();
  if (bundle.order.customer_id !== customer.id) throw forbidden();
  return bundle;
}

/** What presenters need in an operation. */
export function presentationOf({
  locale,
  clock,
  config,
}: Pick<Services, "clock" | "config"> & { locale: Locale }): Presentation {
  return { locale, now: clock.now(), links: mediaLinks({ config, clock }) };
}

/** Whether the order allows an action now, by the same rule that shows its button. */
export function offers(
  order: LockedOrder,
  action: OrderAction,
  now: Date,
  vat: OrderDetail["vat_invoice"] = null,
): boolean {
  const standing = {
    ...order,
    vat_invoice: vat,
    return_expired: isReturnExpired(order.delivered_at, now),
  };
  return offersAction(standing, action);
}
