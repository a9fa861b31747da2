import type { OtpSent } from "@sen/api";
import { type RestorePasswordFormData, restorePasswordFormSchema } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useWatch } from "react-hook-form";
import { type CallOutcome, FailureNotice, useServerForm } from "../../forms/index.ts";
import { Button, TextLink } from "../../primitives/index.ts";
import { AuthLayout } from "../AuthLayout/AuthLayout.tsx";
import { PhoneForm, type PhoneCodeProps } from "../PhoneForm/PhoneForm.tsx";
import { AuthForm } from "../AuthForm.ts";
import { OtpField } from "../OtpForm/OtpField.tsx";
import { ResendOtp, type ResendOtpProps } from "../OtpForm/ResendOtp.tsx";
import { SentTo } from "../OtpForm/SentTo.tsx";
import { useWebOtp } from "../OtpForm/use-web-otp.ts";
import { NewPasswordField } from "../PasswordField/NewPasswordField.tsx";

export interface ForgotPasswordScreenProps
  extends Pick<RestorePasswordFormProps, "onRestore">, PhoneCodeProps {
  /** URL of the sign-in page. */
  loginHref: string;
}

/** Replaces a forgotten password: first the phone number, then the code and the new password. Spec §2, login/forgot-password. */
export function ForgotPasswordScreen(props: ForgotPasswordScreenProps) {
  const { sent, onSend, onChangePhone, loginHref, onRestore } = props;
  const { t } = useTranslation(["auth", "shell"]);
  return (
    <AuthLayout title={t("shell:page.forgot_password")} step={sent ? "code" : "phone"}>
      {sent ? (
        <>
          <RestorePasswordForm sent={sent} onRestore={onRestore} onResend={() => onSend(sent.phone)} />
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

interface RestorePasswordFormProps extends Pick<ResendOtpProps, "onResend"> {
  sent: OtpSent;
  onRestore: (form: RestorePasswordFormData) => Promise<CallOutcome>;
}

/** The code and the new password. After a wrong code, the password keeps its value. */
function RestorePasswordForm({ sent, onRestore, onResend }: RestorePasswordFormProps) {
  const { t } = useTranslation("auth");
  const form = useServerForm<RestorePasswordFormData>(onRestore, {
    schema: restorePasswordFormSchema,
  });
  const password = useWatch({ control: form.control, name: "password" }) as string | undefined;
  useWebOtp(sent.server_time, (code) => {
    form.setValue("otp", code);
    form.setFocus("password");
  });
  return (
    <>
      <AuthForm method="post" noValidate onSubmit={form.onSubmit}>
        <SentTo phone={sent.phone} />
        <FailureNotice failure={form.failure} unlessAtFields />
        {/* Password managers save the new password under this username. */}
        <input type="text" name="username" autoComplete="username" value={sent.phone} readOnly hidden />
        <OtpField {...form.field("otp")} enterKeyHint="next" />
        <NewPasswordField
          {...form.field("password")}
          label={t("forgot.new_password")}
          typed={password ?? ""}
          enterKeyHint="go"
        />
        <Button type="submit" size="large" wide busy={form.busy}>
          {t("forgot.submit")}
        </Button>
      </AuthForm>
      <ResendOtp sent={sent} onResend={onResend} />
    </>
  );
}
