import { localizedPath, useLocale, useTranslation } from "@sen/i18n";
import { ForgotPasswordScreen } from "@sen/ui/auth";
import { useToast } from "@sen/ui/primitives";
import { useNavigate } from "react-router-dom";
import { forgetOtp, forgotPassword, restorePassword, useWaitingOtp } from "./otp.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePlace } from "../../core/place.ts";
import { useHref } from "../../core/route.ts";
import { authRoutes } from "./routes.ts";

export default function ForgotPasswordPage() {
  const { t } = useTranslation(["shell", "auth"]);
  const { next } = usePlace(authRoutes.forgotPassword);
  const target = localizedPath(next ?? null, useLocale());
  const navigate = useNavigate();
  const href = useHref();
  const toast = useToast();
  const [waiting] = useWaitingOtp("otp-password");
  return (
    <>
      <PageHead title={t("shell:page.forgot_password")} noIndex />
      <ForgotPasswordScreen
        sent={waiting?.sent ?? null}
        loginHref={href(authRoutes.login, { next })}
        onSend={forgotPassword}
        onResend={() => forgotPassword(waiting?.sent.phone ?? "")}
        onChangePhone={() => {
          forgetOtp("otp-password");
        }}
        onRestore={async (form) => {
          const refusal = await restorePassword(waiting?.sent.id ?? "", form);
          if (refusal !== null) return refusal;
          toast.show({ tone: "success", title: t("auth:forgot.done") });
          void navigate(target, { replace: true });
          return null;
        }}
      />
    </>
  );
}
