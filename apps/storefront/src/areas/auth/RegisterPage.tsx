import { localizedPath, useLocale, useTranslation } from "@sen/i18n";
import { RegisterScreen } from "@sen/ui/auth";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { register, useWaitingOtp } from "./otp.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useHref } from "../../core/route.ts";
import { authRoutes } from "./routes.ts";
import { supportRoutes } from "../support/routes.ts";
import { useSession } from "../../core/session/use-session.ts";
import { usePlace } from "../../core/place.ts";

export default function RegisterPage() {
  const { t } = useTranslation("shell");
  const { next } = usePlace(authRoutes.register);
  const navigate = useNavigate();
  const href = useHref();
  const locale = useLocale();
  const { status } = useSession();
  const [waiting] = useWaitingOtp("otp-register");

  useEffect(() => {
    if (status === "in") void navigate(localizedPath(next ?? null, locale), { replace: true });
  }, [status, navigate, next, locale]);

  return (
    <>
      <PageHead title={t("page.register")} noIndex />
      <RegisterScreen
        typed={waiting?.typed}
        loginHref={href(authRoutes.login, { next })}
        policyHref={(policy) => href(supportRoutes.policy, { policy })}
        onSubmit={async (body) => {
          const refusal = await register(body);
          if (refusal === null) void navigate(href(authRoutes.registerOtp, { next }));
          return refusal;
        }}
      />
    </>
  );
}
