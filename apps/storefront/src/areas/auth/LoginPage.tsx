import type { PageQueries } from "../../core/page-module.ts";
import type { LoginBody } from "@sen/api";
import { localizedPath, useLocale, useTranslation } from "@sen/i18n";
import { LoginScreen, SocialLogin } from "@sen/ui/auth";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useSocialProviders, socialProvidersQuery } from "./social-providers.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useHref } from "../../core/route.ts";
import { authRoutes } from "./routes.ts";
import { login } from "./login.ts";
import { beginSocialLogin } from "./social-login.ts";
import { useSession } from "../../core/session/use-session.ts";
import { usePlace } from "../../core/place.ts";

export const queries = (): PageQueries => ({ optional: [socialProvidersQuery()] });

export default function LoginPage() {
  const { t } = useTranslation("shell");
  const { next: wanted } = usePlace(authRoutes.login);
  const navigate = useNavigate();
  const href = useHref();
  const { status } = useSession();
  const next = localizedPath(wanted ?? null, useLocale());

  useEffect(() => {
    if (status === "in") void navigate(next, { replace: true });
  }, [status, navigate, next]);

  async function signIn(body: LoginBody) {
    const outcome = await login(body);
    if (outcome.kind === "refused") return outcome.refusal;
    if (outcome.kind === "unverified") void navigate(href(authRoutes.verify, { next: wanted }));
    return null;
  }

  return (
    <>
      <PageHead title={t("page.login")} noIndex />
      <LoginScreen
        onSubmit={signIn}
        needed={wanted !== undefined}
        forgotHref={href(authRoutes.forgotPassword, { next: wanted })}
        registerHref={href(authRoutes.register, { next: wanted })}
        social={
          <SocialLogin
            providers={useSocialProviders()}
            onStart={({ id }) => beginSocialLogin(id, wanted ?? null)}
          />
        }
      />
    </>
  );
}
