import { localizedPath, useLocale, useTranslation } from "@sen/i18n";
import { RegisterOtpScreen } from "@sen/ui/auth";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { finishRegistration, isWaitingForOtp, resendRegistration, useWaitingOtp } from "./otp.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePaths } from "../../core/paths.ts";
import { useSession } from "../../core/session/use-session.ts";
import { usePlace } from "../../core/place.ts";

export default function RegisterOtpPage() {
  const { t } = useTranslation("shell");
  const { query } = usePlace();
  const navigate = useNavigate();
  const paths = usePaths();
  const { status } = useSession();
  const [waiting] = useWaitingOtp("otp-register");
  const next = query.get("next") ?? undefined;
  const target = localizedPath(next ?? null, useLocale());

  useEffect(() => {
    if (status === "in") void navigate(target, { replace: true });
    else if (status === "out" && !isWaitingForOtp("otp-register")) {
      void navigate(paths.register(next), { replace: true });
    }
  }, [status, navigate, target, paths, next]);

  return (
    <>
      <PageHead title={t("page.register_otp")} noIndex />
      <RegisterOtpScreen
        sent={waiting?.sent ?? null}
        backHref={paths.register(next)}
        onVerify={(otp) => finishRegistration({ id: waiting?.sent.id ?? "", otp })}
        onResend={() => (waiting ? resendRegistration(waiting) : Promise.resolve(null))}
      />
    </>
  );
}
