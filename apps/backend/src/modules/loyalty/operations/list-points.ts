import { and, desc, eq, inArray, lt } from "../../../database/drizzle.ts";
import { limitWithLookahead, cursorPage } from "../../../database/page-of.ts";
import { orders, pointEntries } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";

/** Points that the customer earned and lost, newest first. */
export const listPoints: Operation<"listPoints"> = async ({ customer, db, query }) => {
  const { after } = query;
  const own = eq(pointEntries.customer_id, customer.id);
  // Limit the page first, so that only its entries join their orders.
  const page = db
    .select({ id: pointEntries.id })
    .from(pointEntries)
    .where(and(own, after === undefined ? undefined : lt(pointEntries.id, after)))
    .orderBy(desc(pointEntries.id))
    .limit(limitWithLookahead(query));
  const rows = await db
    .select({ entry: pointEntries, order_code: orders.code })
    .from(pointEntries)
    .innerJoin(orders, eq(orders.id, pointEntries.order_id))
    .where(inArray(pointEntries.id, page))
    .orderBy(desc(pointEntries.id));
  const found = rows.map(({ entry: { id, points, order_id, created_at }, order_code }) => {
    return { id, points, order_id, order_code, created_at: created_at.toISOString() };
  });
  return ok({ ...cursorPage(found, query), total: await db.$count(pointEntries, own) });
};
