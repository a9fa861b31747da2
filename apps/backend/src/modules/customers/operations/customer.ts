import { eq } from "../../../database/drizzle.ts";
import { customers, malls } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import { forbidden, notFound } from "../../../errors/errors.ts";
import type { Operation } from "../../../http/operation.ts";
import { recordOf } from "../presenter.ts";

/** The customer's own record. Spec §7: GET customer by customerId. */
export const getCustomer: Operation<"getCustomer"> = async ({ customer, params }) => {
  if (params.customerId !== customer.id) throw forbidden();
  return ok(recordOf(customer));
};

/** Stores the language for messages sent to the customer. */
export const setCustomerLanguage: Operation<"setCustomerLanguage"> = async ({
  customer,
  body,
  db,
  clock,
}) => {
  const { lang } = body;
  await db.update(customers).set({ lang, updated_at: clock.now() }).where(eq(customers.id, customer.id));
  return ok(recordOf({ ...customer, lang }));
};

/** Stores the mall that the customer visited last, to open it next time. Spec §7. */
export const setLastLoginMall: Operation<"setLastLoginMall"> = async ({ customer, body, db, clock }) => {
  const [mall] = await db.select({ id: malls.id }).from(malls).where(eq(malls.id, body.mall_id));
  if (!mall) throw notFound();
  const changed = { last_mall_id: mall.id, updated_at: clock.now() };
  await db.update(customers).set(changed).where(eq(customers.id, customer.id));
  return ok(recordOf({ ...customer, ...changed }));
};
