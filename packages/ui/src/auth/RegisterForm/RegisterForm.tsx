import { zodResolver } from "@hookform/resolvers/zod";
import type { RegisterBody } from "@sen/api";
import { registerBody, registrationFormSchema, type RegistrationFormData } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useForm, useWatch } from "react-hook-form";
import { styled } from "styled-components";
import { showServerFieldErrors, useCall, useErrorTexts, type CallOutcome } from "../../forms/index.ts";
import { Button, Notice, TextField } from "../../primitives/index.ts";
import { authForm } from "../auth-form.styles.ts";
import { NewPasswordField } from "../PasswordField/index.ts";

export interface RegisterFormProps {
  /** What was typed before, when the customer comes back to mend it. Never the password. */
  typed?: Omit<RegisterBody, "password"> | undefined;
  /** Asks for a code. Resolves to nothing on success, to the backend's answer when it refuses. */
  onSubmit: (body: RegisterBody) => Promise<CallOutcome>;
}

const FIELDS = ["full_name", "phone", "email", "password"] as const;

/** Who registers. What was typed survives every failure; what somebody else has is told at its field. Spec §2, register. */
export function RegisterForm({ typed, onSubmit }: RegisterFormProps) {
  const { t } = useTranslation("auth");
  const { failureText, fieldText } = useErrorTexts();
  const register = useCall(onSubmit);
  const form = useForm<RegistrationFormData>({
    resolver: zodResolver(registrationFormSchema),
    mode: "onTouched",
    ...(typed && { values: { ...typed, email: typed.email ?? "", password: "" } }),
  });
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: "password" }) as string | undefined;

  async function send(values: RegistrationFormData) {
    const outcome = await register.run(registerBody(values));
    if (typeof outcome === "string") return;
    showServerFieldErrors(outcome.fields, FIELDS, form.setError);
  }
  const isAtFields = register.failure !== null && register.failure.fields.length > 0;
  return (
    <Form method="post" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      {register.failure && !isAtFields && (
        <Notice tone="danger" urgent>
          {failureText(register.failure.message)}
        </Notice>
      )}
      <TextField
        {...form.register("full_name")}
        label={t("register.full_name")}
        error={fieldText(errors.full_name?.message)}
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="next"
      />
      <TextField
        {...form.register("phone")}
        label={t("register.phone")}
        hint={t("register.phone_hint")}
        error={fieldText(errors.phone?.message)}
        noLetters
        type="tel"
        autoComplete="tel"
        enterKeyHint="next"
      />
      <TextField
        {...form.register("email")}
        label={t("register.email")}
        error={fieldText(errors.email?.message)}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
      <NewPasswordField
        {...form.register("password")}
        label={t("register.password")}
        typed={password ?? ""}
        error={fieldText(errors.password?.message)}
        enterKeyHint="go"
      />
      <Button type="submit" size="large" wide busy={register.busy}>
        {t("register.submit")}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  ${authForm}
`;
