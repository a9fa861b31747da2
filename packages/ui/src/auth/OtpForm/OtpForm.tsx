import { otpFormSchema, type OtpFormData } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useFailureText, useServerForm, type CallOutcome } from "../../forms/index.ts";
import { Button, Notice } from "../../primitives/index.ts";
import { AuthForm } from "../AuthForm.ts";
import { OtpField } from "./OtpField.tsx";
import { ResendOtp, type ResendOtpProps } from "./ResendOtp.tsx";
import { SentTo, type SentToProps } from "./SentTo.tsx";
import { useWebOtp } from "./use-web-otp.ts";

/** A code that was sent to a phone number or an email address. */
export type SentOtp = SentToProps & ResendOtpProps["sent"];

export interface OtpFormProps extends Pick<ResendOtpProps, "onResend"> {
  /** The code that was sent. */
  sent: SentOtp;
  /** Verifies a code. */
  onVerify: (otp: string) => Promise<CallOutcome>;
}

/** Asks for the code, and offers another one after the countdown. Spec §8, 937 and 938, and §9. */
export function OtpForm({ sent, onVerify, onResend }: OtpFormProps) {
  const { t } = useTranslation("auth");
  const failureText = useFailureText();
  const form = useServerForm<OtpFormData>(({ otp }) => onVerify(otp), {
    schema: otpFormSchema,
    mode: "onSubmit",
  });
  useWebOtp(sent.phone === undefined ? null : sent.server_time, (code) => {
    form.setValue("otp", code);
    void form.submit();
  });
  const { failure } = form;
  const elsewhere = failure?.fields.find(({ field }) => field !== "otp");
  return (
    <>
      <AuthForm method="post" noValidate onSubmit={form.onSubmit}>
        <SentTo {...sent} />
        {failure && (failure.fields.length === 0 || elsewhere) && (
          <Notice tone="danger" urgent>
            {elsewhere?.message ?? failureText(failure.message)}
          </Notice>
        )}
        <OtpField {...form.field("otp")} />
        <Button type="submit" size="large" wide busy={form.busy}>
          {t("otp.submit")}
        </Button>
      </AuthForm>
      <ResendOtp sent={sent} onResend={onResend} />
    </>
  );
}
