import type { ChangePasswordFormData } from "@sen/domain";
import type { CustomerSession } from "@sen/api";
import { PasswordScreen } from "@sen/ui/account";
import { customerQuery, requestState, useQuery } from "../../core/query.ts";
import { useSession } from "../../core/session/session.ts";
import { settled } from "../../core/settle.ts";
import { write, written } from "../../core/write.ts";
import { useLinks } from "../links.ts";

export default function PasswordPage() {
  const { session } = useSession();
  const sessions = useQuery(customerQuery("/sessions"));
  return (
    <PasswordScreen
      username={session?.profile.phone ?? ""}
      // Changing the password ends all other sessions.
      onChange={(body: ChangePasswordFormData) =>
        written(write("PUT /customers/me/password", { body }), () => void sessions.mutate())
      }
      forgotHref={useLinks().forgotPassword}
      sessions={requestState(sessions, ({ data }) => ({ sessions: data }))}
      onEnd={({ id }: CustomerSession) =>
        settled(write("DELETE /sessions/{sessionId}", { path: { sessionId: id } }), () => sessions.mutate())
      }
      onEndOthers={() => settled(write("DELETE /sessions"), () => sessions.mutate())}
    />
  );
}
