import type { ChangePasswordFormData } from "@sen/domain";
import type { CustomerSession } from "@sen/api";
import { PasswordScreen } from "@sen/ui/account";
import { useHref } from "../../core/href.ts";
import { customerQuery, requestState, useQuery } from "../../core/query.ts";
import { useSession } from "../../core/session/session.ts";
import { resolveLostResponse, settled } from "../../core/settle.ts";
import { write, written } from "../../core/write.ts";
import { linkSocialAccount } from "../auth/index.ts";
import { authRoutes } from "../auth/routes.ts";
import { accountRoutes } from "./routes.ts";

export default function PasswordPage() {
  const { session } = useSession();
  const href = useHref();
  const page = href(accountRoutes.password);
  const sessions = useQuery(customerQuery("/sessions"));
  const linked = useQuery(customerQuery("/customers/me/social-accounts"));
  /** A changed password and a removed account end all other sessions. */
  const refresh = () => Promise.all([sessions.mutate(), linked.mutate()]);
  return (
    <PasswordScreen
      username={session?.profile.phone ?? ""}
      onChange={(body: ChangePasswordFormData) =>
        written(write("PUT /customers/me/password", { body }), () => void refresh())
      }
      forgotHref={href(authRoutes.forgotPassword, { next: page })}
      sessions={requestState(sessions, ({ data }) => ({ sessions: data }))}
      onEnd={({ id }: CustomerSession) =>
        settled(write("DELETE /sessions/{sessionId}", { path: { sessionId: id } }), () => sessions.mutate())
      }
      onEndOthers={() => settled(write("DELETE /sessions"), () => sessions.mutate())}
      linked={requestState(linked, ({ data }) => ({ social: data }))}
      onLink={({ id }, data) => linkSocialAccount(id, data, page)}
      onRemove={({ id }) =>
        settled(
          resolveLostResponse(
            write("DELETE /customers/me/social-accounts/{id}", { path: { id } }),
            async () => (await linked.mutate())?.data.accounts.every((account) => account.id !== id) ?? false,
          ),
          refresh,
        )
      }
    />
  );
}
