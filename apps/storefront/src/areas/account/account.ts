import type { Customer, CustomerResponse, ErrorEnvelope } from "@sen/api";
import { profileBody, type ProfileFormData, type RemoveAccountFormData } from "@sen/domain";
import { readSession, writeSession } from "../../core/session/session-store.ts";
import { useCustomerId } from "../../core/session/use-customer.ts";
import { write } from "../../core/write.ts";
import { customerQuery, useQuery } from "../../core/query.ts";

/** The customer's own record, and what changes it. */
export function useProfile() {
  const customerId = useCustomerId();
  const path = { customerId: customerId ?? 0 };
  const asked = useQuery(customerQuery(customerId, "/customers/{customerId}", { params: { path } }));
  return {
    ...asked,
    /** The mail address was changed. */
    async keepChanged(answer: CustomerResponse): Promise<void> {
      keepName(answer.data);
      await asked.mutate(answer, { revalidate: false });
    },
    async save(form: ProfileFormData): Promise<ErrorEnvelope | null> {
      const answer = await write("PUT /customers/{customerId}", { path, body: profileBody(form) });
      if (!answer.ok) return answer.refusal;
      keepName(answer.data.data);
      await asked.mutate(answer.data, { revalidate: false });
      return null;
    },
  };
}

/** The name of who is signed in stands in the session, from which every page greets. */
function keepName({ id, full_name, email }: Customer): void {
  const session = readSession();
  if (session?.profile.id !== id) return;
  writeSession({ ...session, profile: { ...session.profile, full_name, email } });
}

/** What stands against removing the account. */
export function useAccountRemoval() {
  return useQuery(customerQuery(useCustomerId(), "/customers/me/removal", {}));
}

/** Removes the account: nothing on success, the backend's answer when it refuses. */
export async function removeAccount(body: RemoveAccountFormData): Promise<ErrorEnvelope | null> {
  const answer = await write("POST /customers/me/deactivate", { body });
  return answer.refusal ?? null;
}
