import { zodResolver } from "@hookform/resolvers/zod";
import type { OtpSent } from "@sen/api";
import { restorePasswordFormSchema, type RestorePasswordFormData } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useForm, useWatch } from "react-hook-form";
import { styled } from "styled-components";
import {
  FailureNotice,
  showServerFieldErrors,
  useCall,
  useErrorTexts,
  type CallOutcome,
} from "../../forms/index.ts";
import { Button } from "../../primitives/index.ts";
import { authForm } from "../auth-form.styles.ts";
import { OtpField, ResendOtp, SentTo, useWebOtp } from "../OtpForm/index.ts";
import { NewPasswordField } from "../PasswordField/index.ts";

export interface RestorePasswordFormProps {
  /** The code that is out. */
  sent: OtpSent;
  /** Sets the new password. */
  onRestore: (form: RestorePasswordFormData) => Promise<CallOutcome>;
  /** Asks for another code. */
  onResend: () => Promise<CallOutcome>;
}

/** The code, then the new password. A wrong code leaves the password as it was typed. */
export function RestorePasswordForm({ sent, onRestore, onResend }: RestorePasswordFormProps) {
  const { t } = useTranslation("auth");
  const { fieldText } = useErrorTexts();
  const restore = useCall(onRestore);
  const form = useForm<RestorePasswordFormData>({
    resolver: zodResolver(restorePasswordFormSchema),
    mode: "onTouched",
  });
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: "password" }) as string | undefined;
  useWebOtp(sent.server_time, (code) => {
    form.setValue("otp", code);
    form.setFocus("password");
  });
  const submit = form.handleSubmit(async (values) => {
    const outcome = await restore.run(values);
    if (typeof outcome !== "string") {
      showServerFieldErrors(outcome.fields, ["otp", "password"], form.setError);
    }
  });
  const { failure } = restore;
  return (
    <>
      <Form method="post" noValidate onSubmit={(event) => void submit(event)}>
        <SentTo phone={sent.phone} />
        <FailureNotice failure={failure} unlessAtFields />
        {/* Password managers keep the new password under this name. */}
        <input type="text" name="username" autoComplete="username" value={sent.phone} readOnly hidden />
        <OtpField {...form.register("otp")} error={fieldText(errors.otp?.message)} enterKeyHint="next" />
        <NewPasswordField
          {...form.register("password")}
          label={t("forgot.new_password")}
          typed={password ?? ""}
          error={fieldText(errors.password?.message)}
          enterKeyHint="go"
        />
        <Button type="submit" size="large" wide busy={restore.busy}>
          {t("forgot.submit")}
        </Button>
      </Form>
      <ResendOtp sent={sent} onResend={onResend} />
    </>
  );
}

const Form = styled.form`
  ${authForm}
`;
