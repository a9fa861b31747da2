import { zodResolver } from "@hookform/resolvers/zod";
import { otpFormSchema, type OtpFormData } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useForm } from "react-hook-form";
import { styled } from "styled-components";
import { showServerFieldErrors, useCall, useErrorTexts, type CallOutcome } from "../../forms/index.ts";
import { Button, Notice } from "../../primitives/index.ts";
import { authForm } from "../auth-form.styles.ts";
import { OtpField } from "./OtpField.tsx";
import { ResendOtp, type ResendOtpProps } from "./ResendOtp.tsx";
import { SentTo, type SentToProps } from "./SentTo.tsx";
import { useWebOtp } from "./use-web-otp.ts";

/** A code that is out, to a phone or to a mail address. */
export type SentOtp = SentToProps & ResendOtpProps["sent"];

export interface OtpFormProps {
  /** The code that is out. */
  sent: SentOtp;
  /** Tries a code. */
  onVerify: (otp: string) => Promise<CallOutcome>;
  /** Asks for another one. */
  onResend: () => Promise<CallOutcome>;
}

/** Asks for the code that was sent, and offers another when it is time. Spec §8, 937 and 938, and §9. */
export function OtpForm({ sent, onVerify, onResend }: OtpFormProps) {
  const { t } = useTranslation("auth");
  const { failureText, fieldText } = useErrorTexts();
  const verify = useCall(onVerify);
  const form = useForm<OtpFormData>({ resolver: zodResolver(otpFormSchema), mode: "onSubmit" });
  const submit = form.handleSubmit(async ({ otp }) => {
    const outcome = await verify.run(otp);
    if (typeof outcome !== "string") showServerFieldErrors(outcome.fields, ["otp"], form.setError);
  });
  useWebOtp(sent.phone === undefined ? null : sent.server_time, (code) => {
    form.setValue("otp", code);
    void submit();
  });
  const { failure } = verify;
  const elsewhere = failure?.fields.find(({ field }) => field !== "otp");
  return (
    <>
      <Form method="post" noValidate onSubmit={(event) => void submit(event)}>
        <SentTo {...sent} />
        {failure && (failure.fields.length === 0 || elsewhere) && (
          <Notice tone="danger" urgent>
            {elsewhere?.message ?? failureText(failure.message)}
          </Notice>
        )}
        <OtpField {...form.register("otp")} error={fieldText(form.formState.errors.otp?.message)} />
        <Button type="submit" size="large" wide busy={verify.busy}>
          {t("otp.submit")}
        </Button>
      </Form>
      <ResendOtp sent={sent} onResend={onResend} />
    </>
  );
}

const Form = styled.form`
  ${authForm}
`;
