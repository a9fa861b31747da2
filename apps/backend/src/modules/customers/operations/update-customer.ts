import { profileFormSchemaAt } from "@sen/domain";
import { eq } from "../../../database/drizzle.ts";
import { customers } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import { forbidden } from "../../../errors/errors.ts";
import type { Operation } from "../../../http/operation.ts";
import { checked } from "../../../errors/checked.ts";
import { recordOf } from "../presenter.ts";

/** Changes name, birthday and gender of the customer's own record. */
export const updateCustomer: Operation<"updateCustomer"> = async ({ customer, params, body, db, clock }) => {
  if (params.customerId !== customer.id) throw forbidden();
  const profile = checked(profileFormSchemaAt(clock.now()), { birthday: null, gender: null, ...body });
  const changes = { ...profile, updated_at: clock.now() };
  await db.update(customers).set(changes).where(eq(customers.id, customer.id));
  return ok(recordOf({ ...customer, ...changes }));
};
