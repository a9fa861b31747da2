import type { Customer as CustomerOnTheWire, Profile } from "@sen/api";
import { languageFormSchema } from "@sen/domain";
import { eq } from "drizzle-orm";
import { customers } from "../database/schema/index.ts";
import type { Customer } from "../http/customer.ts";
import { ok } from "../http/envelope.ts";
import { forbidden } from "../http/errors.ts";
import type { Operation } from "../http/operation.ts";
import { checked } from "../http/rules.ts";

/** The customer's own record. Spec §7: GET customer by customerId. */
export const getCustomer: Operation<"getCustomer"> = async ({ customer, params }) => {
  if (params.customerId !== customer.id) throw forbidden();
  return ok(recordOf(customer));
};

/** Keeps the chosen language for messages that are sent later. */
export const setCustomerLanguage: Operation<"setCustomerLanguage"> = async ({
  customer,
  body,
  db,
  clock,
}) => {
  const { lang } = checked(languageFormSchema, body);
  await db.update(customers).set({ lang, updated_at: clock.now() }).where(eq(customers.id, customer.id));
  return ok(recordOf({ ...customer, lang }));
};

/** What signing in tells of a customer. Spec §3, profile after login. */
export function profileOf(
  customer: Pick<Customer, "id" | "full_name" | "email" | "phone" | "phone_verified_at">,
): Profile {
  return {
    id: customer.id,
    full_name: customer.full_name,
    email: customer.email,
    phone: customer.phone ?? "",
    phone_verified_at: customer.phone_verified_at?.toISOString() ?? null,
  };
}

function recordOf(customer: Customer): CustomerOnTheWire {
  return {
    ...profileOf(customer),
    avatar_url: customer.avatar_url,
    gender: customer.gender as CustomerOnTheWire["gender"],
    birthday: customer.birthday,
    lang: customer.lang,
    last_mall_id: customer.last_mall_id,
    created_at: customer.created_at.toISOString(),
  };
}
