import type { RegisterBody } from "@sen/api";
import { registerBody, registrationFormSchema, type RegistrationFormData } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useWatch } from "react-hook-form";
import { accountPhoneField, emailField, nameField } from "../../forms/contact-fields.ts";
import {
  FailureNotice,
  useServerForm,
  useTypedDraft,
  type CallOutcome,
  type TypedDraft,
} from "../../forms/index.ts";
import { Button, TextField } from "../../primitives/index.ts";
import { AuthForm } from "../AuthForm.ts";
import { NewPasswordField } from "../PasswordField/NewPasswordField.tsx";

/** The draft never includes the password. */
export interface RegisterFormProps extends TypedDraft<RegistrationFormData> {
  /** Requests a code. Resolves to nothing on success, or to the backend's refusal. */
  onSubmit: (body: RegisterBody) => Promise<CallOutcome>;
}

/** The registration form. Input survives every failure; a taken phone number or email is reported at its field. Spec §2, register. */
export function RegisterForm({ draft, onDraftChange, onSubmit }: RegisterFormProps) {
  const { t } = useTranslation("auth");
  const form = useServerForm<RegistrationFormData>((values) => onSubmit(registerBody(values)), {
    schema: registrationFormSchema,
  });
  useTypedDraft(form, {
    draft,
    onDraftChange: (typed) => onDraftChange?.(typed && { ...typed, password: "" }),
  });
  const password = useWatch({ control: form.control, name: "password" }) as string | undefined;
  return (
    <AuthForm method="post" noValidate onSubmit={form.onSubmit}>
      <FailureNotice failure={form.failure} unlessAtFields />
      <TextField
        {...form.field("full_name")}
        label={t("register.full_name")}
        {...nameField}
        enterKeyHint="next"
      />
      <TextField
        {...form.field("phone")}
        label={t("register.phone")}
        hint={t("register.phone_hint")}
        {...accountPhoneField}
        enterKeyHint="next"
      />
      <TextField {...form.field("email")} {...emailField} label={t("register.email")} enterKeyHint="next" />
      <NewPasswordField
        {...form.field("password")}
        label={t("login.password")}
        typed={password ?? ""}
        enterKeyHint="go"
      />
      <Button type="submit" size="large" wide busy={form.busy}>
        {t("register.submit")}
      </Button>
    </AuthForm>
  );
}
