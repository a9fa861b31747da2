import type { LoginBody } from "@sen/api";
import { localizedPath, useLocale, useTranslation } from "@sen/i18n";
import { LoginScreen, SocialLogin } from "@sen/ui/auth";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useSocialProviders } from "./social-providers.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePaths } from "../../core/paths.ts";
import { login } from "./login.ts";
import { beginSocialLogin } from "./social-login.ts";
import { useSession } from "../../core/session/use-session.ts";
import { usePlace } from "../../core/place.ts";
import { noticeOf } from "./login-notice.ts";

export default function LoginPage() {
  const { t } = useTranslation("shell");
  const { query } = usePlace();
  const navigate = useNavigate();
  const paths = usePaths();
  const { state } = useLocation();
  const { status } = useSession();
  const wanted = query.get("next") ?? undefined;
  const next = localizedPath(wanted ?? null, useLocale());

  useEffect(() => {
    if (status === "in") void navigate(next, { replace: true });
  }, [status, navigate, next]);

  async function signIn(body: LoginBody) {
    const outcome = await login(body);
    if (outcome.kind === "refused") return outcome.refusal;
    if (outcome.kind === "unverified") void navigate(paths.verify(wanted));
    return null;
  }

  return (
    <>
      <PageHead title={t("page.login")} noIndex />
      <LoginScreen
        onSubmit={signIn}
        notice={noticeOf(state, query.has("next"))}
        forgotHref={paths.forgotPassword()}
        registerHref={paths.register(wanted)}
        social={
          <SocialLogin
            providers={useSocialProviders()}
            onStart={({ id }) => beginSocialLogin(id, query.get("next"))}
          />
        }
      />
    </>
  );
}
