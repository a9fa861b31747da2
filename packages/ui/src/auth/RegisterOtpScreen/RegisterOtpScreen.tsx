import { useTranslation } from "@sen/i18n";
import { Skeleton, TextLink } from "../../primitives/index.ts";
import { AuthLayout } from "../AuthLayout/AuthLayout.tsx";
import { OtpForm, type OtpFormProps } from "../OtpForm/OtpForm.tsx";

export interface RegisterOtpScreenProps extends Omit<OtpFormProps, "sent"> {
  /** The code that is out; null until the browser has looked. */
  sent: OtpFormProps["sent"] | null;
  /** Back to what was typed, to mend the number. */
  backHref: string;
}

/** The page on which the code finishes a registration. Spec §2, register/otp. */
export function RegisterOtpScreen({ sent, backHref, ...form }: RegisterOtpScreenProps) {
  const { t } = useTranslation("auth");
  return (
    <AuthLayout title={t("otp.title")}>
      {sent ? <OtpForm sent={sent} {...form} /> : <Skeleton shape="box" height="220px" />}
      <p>
        <TextLink href={backHref}>{t("otp.change_details")}</TextLink>
      </p>
    </AuthLayout>
  );
}
