import { localizedPath, useLocale, useTranslation } from "@sen/i18n";
import { RegisterScreen } from "@sen/ui/auth";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { register, useWaitingOtp } from "./otp.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePaths } from "../../core/paths.ts";
import { useSession } from "../../core/session/use-session.ts";
import { usePlace } from "../../core/place.ts";

export default function RegisterPage() {
  const { t } = useTranslation("shell");
  const { query } = usePlace();
  const navigate = useNavigate();
  const paths = usePaths();
  const locale = useLocale();
  const { status } = useSession();
  const [waiting] = useWaitingOtp("otp-register");
  const next = query.get("next") ?? undefined;

  useEffect(() => {
    if (status === "in") void navigate(localizedPath(next ?? null, locale), { replace: true });
  }, [status, navigate, next, locale]);

  return (
    <>
      <PageHead title={t("page.register")} noIndex />
      <RegisterScreen
        typed={waiting?.typed}
        loginHref={paths.login(next)}
        policyHref={paths.policy}
        onSubmit={async (body) => {
          const refusal = await register(body);
          if (refusal === null) void navigate(paths.registerOtp(next));
          return refusal;
        }}
      />
    </>
  );
}
