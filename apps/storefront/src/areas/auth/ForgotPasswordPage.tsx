import { localizedPath, useLocale, useTranslation } from "@sen/i18n";
import { ForgotPasswordScreen } from "@sen/ui/auth";
import { useToast } from "@sen/ui/primitives";
import { useNavigate } from "react-router-dom";
import { useStore } from "../../core/store.ts";
import { usePlace } from "../../core/place.ts";
import { useHref } from "../../core/route.ts";
import { forgotPassword, passwordOtp, restorePassword } from "./otp.ts";
import { authRoutes } from "./routes.ts";

export default function ForgotPasswordPage() {
  const { t } = useTranslation("auth");
  const { next } = usePlace(authRoutes.forgotPassword);
  const target = localizedPath(next ?? null, useLocale());
  const navigate = useNavigate();
  const href = useHref();
  const toast = useToast();
  const sent = useStore(passwordOtp)?.sent ?? null;
  return (
    <ForgotPasswordScreen
      sent={sent}
      loginHref={href(authRoutes.login, { next })}
      onSend={forgotPassword}
      onResend={() => forgotPassword(sent?.phone ?? "")}
      onChangePhone={() => passwordOtp.write(null)}
      onRestore={async (form) => {
        const refusal = await restorePassword(sent?.id ?? "", form);
        if (refusal !== null) return refusal;
        toast.show({ tone: "success", title: t("forgot.done") });
        void navigate(target, { replace: true });
        return null;
      }}
    />
  );
}
