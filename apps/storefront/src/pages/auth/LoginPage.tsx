import type { LoginBody } from "@sen/api";
import { localizedPath, useLocale, useTranslation } from "@sen/i18n";
import { LoginScreen, SocialLogin } from "@sen/ui/auth";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useSocialProviders } from "../../data/social-providers.ts";
import { PageHead } from "../../head/PageHead.tsx";
import { login } from "../../session/login.ts";
import { beginSocialLogin } from "../../session/social-login.ts";
import { useSession } from "../../session/use-session.ts";
import { usePlace } from "../../shell/use-place.ts";

export default function LoginPage() {
  const { t } = useTranslation(["shell", "auth"]);
  const { query } = usePlace();
  const navigate = useNavigate();
  const { status } = useSession();
  const next = localizedPath(query.get("next"), useLocale());

  useEffect(() => {
    if (status === "in") void navigate(next, { replace: true });
  }, [status, navigate, next]);

  async function signIn(body: LoginBody) {
    const outcome = await login(body);
    if (outcome.kind === "refused") return outcome.refusal;
    if (outcome.kind === "unverified") return { code: 403, message: t("auth:login.unverified") };
    return null;
  }

  return (
    <>
      <PageHead title={t("page.login")} noIndex />
      <LoginScreen
        onSubmit={signIn}
        social={
          <SocialLogin
            providers={useSocialProviders()}
            onStart={({ id }) => beginSocialLogin(id, query.get("next"))}
          />
        }
        {...(query.has("next") ? { notice: "needed" as const } : {})}
      />
    </>
  );
}
