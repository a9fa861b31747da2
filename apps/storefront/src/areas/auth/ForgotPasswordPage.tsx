import { useTranslation } from "@sen/i18n";
import { ForgotPasswordScreen } from "@sen/ui/auth";
import { useNavigate } from "react-router-dom";
import { forgetOtp, forgotPassword, restorePassword, useWaitingOtp } from "./otp.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useHref } from "../../core/route.ts";
import { authRoutes } from "./routes.ts";
import { clearSession, readSession } from "../../core/session/session-store.ts";
import { PASSWORD_CHANGED } from "./login-notice.ts";

export default function ForgotPasswordPage() {
  const { t } = useTranslation("shell");
  const navigate = useNavigate();
  const href = useHref();
  const [waiting] = useWaitingOtp("otp-password");
  return (
    <>
      <PageHead title={t("page.forgot_password")} noIndex />
      <ForgotPasswordScreen
        sent={waiting?.sent ?? null}
        loginHref={href(authRoutes.login)}
        onSend={forgotPassword}
        onResend={() => forgotPassword(waiting?.sent.phone ?? "")}
        onChangePhone={() => {
          forgetOtp("otp-password");
        }}
        onRestore={async (form) => {
          const refusal = await restorePassword(waiting?.sent.id ?? "", form);
          if (refusal !== null) return refusal;
          // This device's session ended with all the others. A guest's cart stays.
          if (readSession() !== null) clearSession();
          void navigate(href(authRoutes.login), { replace: true, state: PASSWORD_CHANGED });
          return null;
        }}
      />
    </>
  );
}
