import { useTranslation } from "@sen/i18n";
import { Skeleton, TextLink } from "../../primitives/index.ts";
import { AuthLayout } from "../AuthLayout/AuthLayout.tsx";
import { OtpForm, type OtpFormProps } from "../OtpForm/OtpForm.tsx";

export interface RegisterOtpScreenProps extends Omit<OtpFormProps, "sent"> {
  /** The code that was sent; null until the browser has read it. */
  sent: OtpFormProps["sent"] | null;
  /** URL of the form, to correct the number. */
  backHref: string;
}

/** Finishes a registration with the code. Spec §2, register/otp. */
export function RegisterOtpScreen({ sent, backHref, ...form }: RegisterOtpScreenProps) {
  const { t } = useTranslation(["auth", "shell"]);
  return (
    <AuthLayout title={t("shell:page.register_otp")}>
      {sent ? <OtpForm sent={sent} {...form} /> : <Skeleton shape="box" height="220px" />}
      <p>
        <TextLink href={backHref}>{t("otp.change_details")}</TextLink>
      </p>
    </AuthLayout>
  );
}
