import type { Customer, CustomerResponse } from "@sen/api";
import { profileBody, type ProfileFormData } from "@sen/domain";
import { useCustomerQuery } from "../../core/query.ts";
import { readSession, useCustomerId, writeSession } from "../../core/session/session.ts";
import { write, written } from "../../core/write.ts";

/** The customer's own record, and what changes it. */
export function useProfile() {
  const path = { customerId: useCustomerId() ?? 0 };
  const asked = useCustomerQuery("/customers/{customerId}", { params: { path } });
  /** Shows the record as a change has answered it. */
  async function keepChanged(answer: CustomerResponse): Promise<void> {
    keepName(answer.data);
    await asked.mutate(answer, { revalidate: false });
  }
  return {
    ...asked,
    keepChanged,
    save: (form: ProfileFormData) =>
      written(write("PUT /customers/{customerId}", { path, body: profileBody(form) }), keepChanged),
  };
}

/** The name of who is signed in stands in the session, from which every page greets. */
function keepName({ id, full_name, email }: Customer): void {
  const session = readSession();
  if (session?.profile.id !== id) return;
  writeSession({ ...session, profile: { ...session.profile, full_name, email } });
}
