import { zodResolver } from "@hookform/resolvers/zod";
import type { OtpSent } from "@sen/api";
import { forgotPasswordFormSchema, type ForgotPasswordFormData } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { accountPhoneField } from "../../forms/contact-fields.ts";
import { FailureNotice, useServerForm, type CallOutcome } from "../../forms/index.ts";
import { Button, TextField } from "../../primitives/index.ts";
import { AuthForm } from "../AuthForm.ts";

/** What a screen that asks for a phone first, and then for the code that went there, is given. */
export interface PhoneCodeProps {
  /** The code that is out; null while none was asked for. */
  sent: OtpSent | null;
  /** Asks for a code. */
  onSend: (phone: string) => Promise<CallOutcome>;
  /** Back to the phone number. */
  onChangePhone: () => void;
}

export interface PhoneFormProps {
  /** What is sent there, and what for. */
  intro: string;
  /** The number that is known already. */
  phone?: string | undefined;
  /** Asks for a code. */
  onSubmit: (phone: string) => Promise<CallOutcome>;
}

/** Asks which phone a code is to go to. */
export function PhoneForm({ intro, phone, onSubmit }: PhoneFormProps) {
  const { t } = useTranslation("auth");
  const form = useServerForm<ForgotPasswordFormData>((typed) => onSubmit(typed.phone), {
    resolver: zodResolver(forgotPasswordFormSchema),
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
