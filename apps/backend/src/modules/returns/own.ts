import type { ReturnDetail } from "@sen/api";
import { eq } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { returnRequests } from "../../database/schema/index.ts";
import type { Customer } from "../../signed-in.ts";
import { notFound } from "../../errors/errors.ts";
import { ownBundle, type Presentation, returnDetailOf } from "../order-records/index.ts";

/** The customer's return with all that its page shows: 404 when there is none, 403 when it is another's. */
export async function ownReturn(
  db: Queryable,
  customer: Customer,
  id: number,
  presentation: Presentation,
): Promise<ReturnDetail> {
  const [found] = await db
    .select({ order_id: returnRequests.order_id })
    .from(returnRequests)
    .where(eq(returnRequests.id, id));
  if (!found) throw notFound();
  const bundle = await ownBundle(db, customer, found.order_id);
  const stored = bundle.returns.find((one) => one.id === id);
  if (!stored) throw notFound();
  return returnDetailOf(bundle, stored, presentation);
}
