import { localizedPath, useLocale, useTranslation } from "@sen/i18n";
import { RegisterOtpScreen } from "@sen/ui/auth";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { finishRegistration, isWaitingForOtp, resendRegistration, useWaitingOtp } from "./otp.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useHref } from "../../core/route.ts";
import { authRoutes } from "./routes.ts";
import { useSession } from "../../core/session/use-session.ts";
import { usePlace } from "../../core/place.ts";

export default function RegisterOtpPage() {
  const { t } = useTranslation("shell");
  const { next } = usePlace(authRoutes.registerOtp);
  const navigate = useNavigate();
  const href = useHref();
  const { status } = useSession();
  const [waiting] = useWaitingOtp("otp-register");
  const target = localizedPath(next ?? null, useLocale());

  useEffect(() => {
    if (status === "in") void navigate(target, { replace: true });
    else if (status === "out" && !isWaitingForOtp("otp-register")) {
      void navigate(href(authRoutes.register, { next }), { replace: true });
    }
  }, [status, navigate, target, href, next]);

  return (
    <>
      <PageHead title={t("page.register_otp")} noIndex />
      <RegisterOtpScreen
        sent={waiting?.sent ?? null}
        backHref={href(authRoutes.register, { next })}
        onVerify={(otp) => finishRegistration({ id: waiting?.sent.id ?? "", otp })}
        onResend={() => (waiting ? resendRegistration(waiting) : Promise.resolve(null))}
      />
    </>
  );
}
