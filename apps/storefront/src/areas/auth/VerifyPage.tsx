import { authRoutes } from "./routes.ts";
import { localizedPath, unlocalizedPath, useLocale, useTranslation } from "@sen/i18n";
import { VerifyPhoneScreen } from "@sen/ui/auth";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { forgetOtp, sendPhoneVerification, useWaitingOtp, verifyPhone } from "./otp.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useHref } from "../../core/route.ts";
import { useTemporarySession } from "../../core/session/temporary-session.ts";
import { useSession } from "../../core/session/use-session.ts";
import { usePlace } from "../../core/place.ts";

export default function VerifyPage() {
  const { t } = useTranslation("shell");
  const { next: wanted } = usePlace(authRoutes.verify);
  const navigate = useNavigate();
  const href = useHref();
  const { status } = useSession();
  const temporary = useTemporarySession();
  const [waiting] = useWaitingOtp("otp-verify");
  const isOfThisPage = wanted !== undefined && unlocalizedPath(wanted).startsWith(authRoutes.verify.path);
  const target = localizedPath(isOfThisPage ? null : (wanted ?? null), useLocale());

  useEffect(() => {
    // A page that is being left for another leads nowhere.
    if (unlocalizedPath(window.location.pathname) !== authRoutes.verify.path) return;
    if (status === "in") void navigate(target, { replace: true });
    else if (status === "out" && temporary === null) {
      void navigate(href(authRoutes.login, { next: wanted }), { replace: true });
    }
  }, [status, temporary, navigate, target, href, wanted]);

  return (
    <>
      <PageHead title={t("page.verify")} noIndex />
      <VerifyPhoneScreen
        phone={temporary?.profile.phone}
        sent={waiting?.sent ?? null}
        onSend={sendPhoneVerification}
        onResend={() => sendPhoneVerification(waiting?.sent.phone ?? "")}
        onVerify={(otp) => verifyPhone({ id: waiting?.sent.id ?? "", otp })}
        onChangePhone={() => {
          forgetOtp("otp-verify");
        }}
      />
    </>
  );
}
