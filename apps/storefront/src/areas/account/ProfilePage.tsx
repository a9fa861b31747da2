import type { Customer, CustomerResponse } from "@sen/api";
import { profileBody } from "@sen/domain";
import { EmailSettings, ProfileScreen } from "@sen/ui/account";
import { useState } from "react";
import { useHref } from "../../core/href.ts";
import { customerQuery, requestState, useQuery } from "../../core/query.ts";
import { serverNow } from "../../core/server-clock.ts";
import { readSession, useCustomerId, writeSession } from "../../core/session/session.ts";
import { write, written } from "../../core/write.ts";
import { authRoutes } from "../auth/routes.ts";
import { useEmailVerification } from "./email-verification.ts";
import { accountRoutes } from "./routes.ts";

export default function ProfilePage() {
  const path = { customerId: useCustomerId() ?? 0 };
  const href = useHref();
  const setPasswordHref = href(authRoutes.forgotPassword, { next: href(accountRoutes.profile) });
  const [now] = useState(() => new Date(serverNow()));
  const asked = useQuery(customerQuery("/customers/{customerId}", { path }));
  const request = requestState(asked, ({ data }) => ({ customer: data }));
  /** Caches the customer returned by a change. */
  async function keepChanged(answer: CustomerResponse): Promise<void> {
    keepName(answer.data);
    await asked.mutate(answer, { revalidate: false });
  }
  const verification = useEmailVerification(() => asked.mutate(), keepChanged);
  return (
    <ProfileScreen
      request={request}
      now={now}
      onSave={(form) =>
        written(write("PUT /customers/{customerId}", { path, body: profileBody(form) }), keepChanged)
      }
      email={
        request.state === "ready" && (
          <EmailSettings
            {...verification}
            email={request.customer.email}
            isVerified={request.customer.email_verified_at !== null}
            setPasswordHref={request.customer.has_password ? null : setPasswordHref}
          />
        )
      }
    />
  );
}

/** Updates the name in the session, which every page's greeting uses. */
function keepName({ id, full_name, email }: Customer): void {
  const session = readSession();
  if (session?.profile.id !== id) return;
  writeSession({ ...session, profile: { ...session.profile, full_name, email } });
}
