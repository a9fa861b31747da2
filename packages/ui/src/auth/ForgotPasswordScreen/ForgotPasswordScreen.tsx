import type { OtpSent } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import type { CallOutcome } from "../../forms/index.ts";
import { Button, TextLink } from "../../primitives/index.ts";
import { AuthLayout } from "../AuthLayout/AuthLayout.tsx";
import { PhoneForm } from "../PhoneForm/PhoneForm.tsx";
import { RestorePasswordForm, type RestorePasswordFormProps } from "./RestorePasswordForm.tsx";

export interface ForgotPasswordScreenProps extends Omit<RestorePasswordFormProps, "sent"> {
  /** The code that is out; null while none was asked for. */
  sent: OtpSent | null;
  /** Asks for a code. */
  onSend: (phone: string) => Promise<CallOutcome>;
  /** Back to the phone number. */
  onChangePhone: () => void;
  /** Where to sign in. */
  loginHref: string;
}

/** The page that replaces a forgotten password: the phone, then the code and the new one. Spec §2, login/forgot-password. */
export function ForgotPasswordScreen({
  sent,
  onSend,
  onChangePhone,
  loginHref,
  ...restore
}: ForgotPasswordScreenProps) {
  const { t } = useTranslation("auth");
  return (
    <AuthLayout title={t("forgot.title")}>
      {sent ? (
        <>
          <RestorePasswordForm sent={sent} {...restore} />
          <Button tone="quiet" onClick={onChangePhone}>
            {t("otp.change_phone")}
          </Button>
        </>
      ) : (
        <PhoneForm intro={t("forgot.intro")} onSubmit={onSend} />
      )}
      <p>
        <TextLink href={loginHref}>{t("forgot.back")}</TextLink>
      </p>
    </AuthLayout>
  );
}
