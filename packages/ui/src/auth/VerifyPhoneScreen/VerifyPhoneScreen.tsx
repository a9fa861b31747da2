import { useTranslation } from "@sen/i18n";
import { Button, Notice, Skeleton } from "../../primitives/index.ts";
import { AuthLayout } from "../AuthLayout/AuthLayout.tsx";
import { OtpForm, type OtpFormProps } from "../OtpForm/OtpForm.tsx";
import { PhoneForm, type PhoneCodeProps } from "../PhoneForm/PhoneForm.tsx";

export interface VerifyPhoneScreenProps extends Pick<OtpFormProps, "onVerify">, PhoneCodeProps {
  /** The account's phone number: undefined until the browser has read it, empty if there is none. */
  phone: string | undefined;
}

/** The page that a sign-in with an unverified phone number leads to. Spec §2, redirects. */
export function VerifyPhoneScreen({ phone, sent, onSend, onChangePhone, onVerify }: VerifyPhoneScreenProps) {
  const { t } = useTranslation(["auth", "shell"]);
  return (
    <AuthLayout title={t("shell:page.verify")} step={sent ? "code" : "phone"}>
      {phone === undefined && <Skeleton shape="box" height="220px" />}
      {phone !== undefined && !sent && (
        <>
          <Notice>{t("verify.why")}</Notice>
          <PhoneForm
            intro={t(phone === "" ? "verify.intro_none" : "verify.intro")}
            phone={phone}
            onSubmit={onSend}
          />
        </>
      )}
      {phone !== undefined && sent && (
        <>
          <OtpForm sent={sent} onVerify={onVerify} onResend={() => onSend(sent.phone)} />
          <Button tone="quiet" onClick={onChangePhone}>
            {t("otp.change_phone")}
          </Button>
        </>
      )}
    </AuthLayout>
  );
}
