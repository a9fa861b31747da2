import { useTranslation } from "@sen/i18n";
import { AccountLayout, PasswordScreen, type SessionsRequest } from "@sen/ui/account";
import { useSessions } from "./password.ts";
import { requestState } from "../../core/request-state.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useHref } from "../../core/route.ts";
import { authRoutes } from "../auth/routes.ts";
import { useSession } from "../../core/session/use-session.ts";
import { useAccountMenu } from "./account-menu.ts";

export default function PasswordPage() {
  const { t } = useTranslation("shell");
  const href = useHref();
  const { session } = useSession();
  const { change, end, endOthers, ...asked } = useSessions();
  const sessions: SessionsRequest = requestState(asked, ({ data }) => ({ sessions: data }));
  return (
    <AccountLayout {...useAccountMenu()} current="password">
      <PageHead title={t("page.password")} noIndex />
      <PasswordScreen
        username={session?.profile.phone ?? ""}
        onChange={change}
        forgotHref={href(authRoutes.forgotPassword)}
        sessions={sessions}
        onEnd={end}
        onEndOthers={endOthers}
      />
    </AccountLayout>
  );
}
