import type { OtpSent } from "@sen/api";
import { forgotPasswordFormSchema, type ForgotPasswordFormData } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { accountPhoneField } from "../../forms/contact-fields.ts";
import { FailureNotice, useServerForm, type CallOutcome } from "../../forms/index.ts";
import { Button, TextField } from "../../primitives/index.ts";
import { AuthForm } from "../AuthForm.ts";

/** Props of a screen that asks for a phone number, then for the code sent there. */
export interface PhoneCodeProps {
  /** The code that was sent; null if none was requested. */
  sent: OtpSent | null;
  /** Requests a code. */
  onSend: (phone: string) => Promise<CallOutcome>;
  /** Goes back to the phone number. */
  onChangePhone: () => void;
}

export interface PhoneFormProps {
  /** What is sent to the number, and why. */
  intro: string;
  /** The initial value. */
  phone?: string | undefined;
  /** Requests a code. */
  onSubmit: (phone: string) => Promise<CallOutcome>;
}

/** Asks for the phone number to send a code to. */
export function PhoneForm({ intro, phone, onSubmit }: PhoneFormProps) {
  const { t } = useTranslation("auth");
  const form = useServerForm<ForgotPasswordFormData>((typed) => onSubmit(typed.phone), {
    schema: forgotPasswordFormSchema,
    ...(phone !== undefined && { values: { phone } }),
  });
  return (
    <AuthForm method="post" noValidate onSubmit={form.onSubmit}>
      <p>{intro}</p>
      <FailureNotice failure={form.failure} unlessAtFields />
      <TextField
        {...form.field("phone")}
        {...accountPhoneField}
        label={t("register.phone")}
        enterKeyHint="go"
      />
      <Button type="submit" size="large" wide busy={form.busy}>
        {t("otp.send")}
      </Button>
    </AuthForm>
  );
}
