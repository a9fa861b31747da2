import { and, eq, lt } from "../../../database/drizzle.ts";
import { orders } from "../../../database/schema/index.ts";
import { limitWithLookahead, cursorPage, pageOf, offsetOf } from "../../../database/page-of.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { filterCondition, readOrders, searchCondition } from "../../order-records/index.ts";

/** The customer's orders under a tab and matching a search, newest first, five per page. Spec §4 and §9. */
export const listOrders: Operation<"listOrders"> = async (context) => {
  const { customer, query, db, clock, locale } = context;
  const where = and(
    eq(orders.customer_id, customer.id),
    filterCondition(query.filter_status ?? ""),
    searchCondition(customer.id, query.keyword ?? ""),
  );
  const behind = query.after === undefined ? undefined : lt(orders.id, query.after);
  const [found, total] = await Promise.all([
    readOrders(
      db,
      and(where, behind),
      { locale, now: clock.now() },
      { limit: limitWithLookahead(query), offset: offsetOf(query) },
    ),
    db.$count(orders, where),
  ]);
  const { items, next } = cursorPage(found, query);
  return ok({ ...pageOf(items, query, total), next });
};
