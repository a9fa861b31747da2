import { useTranslation } from "@sen/i18n";
import { ForgotPasswordScreen } from "@sen/ui/auth";
import { useToast } from "@sen/ui/primitives";
import { useStore } from "../../core/store.ts";
import type { Values } from "../../core/href.ts";
import { useLinks } from "../links.ts";
import { forgotPassword, passwordOtp, restorePassword } from "./otp.ts";
import type { authRoutes } from "./routes.ts";
import { useReturnAfterSignIn } from "./use-leave-when-signed-in.ts";

export default function ForgotPasswordPage({ next }: Values<typeof authRoutes.forgotPassword>) {
  const { t } = useTranslation("auth");
  const returnTo = useReturnAfterSignIn();
  const toast = useToast();
  const sent = useStore(passwordOtp)?.sent ?? null;
  return (
    <ForgotPasswordScreen
      sent={sent}
      loginHref={useLinks().loginTo(next)}
      onSend={forgotPassword}
      onChangePhone={() => passwordOtp.write(null)}
      onRestore={async (form) => {
        const refusal = await restorePassword(sent?.id ?? "", form);
        if (refusal !== null) return refusal;
        toast.show({ tone: "success", title: t("forgot.done") });
        void returnTo(next);
        return null;
      }}
    />
  );
}
