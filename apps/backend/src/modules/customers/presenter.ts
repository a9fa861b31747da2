import type { Customer as CustomerOnTheWire, Login, Profile } from "@sen/api";
import type { Services } from "../../services.ts";
import type { Customer } from "../../signed-in.ts";
import type { Session } from "../../signed-in.ts";

/** The customer's profile in the sign-in response. Spec §3, profile after login. */
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

/** The sign-in response. Spec §7, login. */
export function loginOf(
  { customer, session }: { customer: Parameters<typeof profileOf>[0]; session: Session },
  tokens: Services["tokens"],
): Login {
  return {
    profile: profileOf(customer),
    access_token: tokens.issue(session),
    expires_at: session.expires_at.toISOString(),
  };
}

/** A customer's own record. Spec §3 and §7. */
export function recordOf(customer: Customer): CustomerOnTheWire {
  return {
    ...profileOf(customer),
    email_verified_at: customer.email_verified_at?.toISOString() ?? null,
    has_password: customer.has_password,
    avatar_url: customer.avatar_url,
    gender: customer.gender as CustomerOnTheWire["gender"],
    birthday: customer.birthday,
    lang: customer.lang,
    last_mall_id: customer.last_mall_id,
    created_at: customer.created_at.toISOString(),
  };
}
