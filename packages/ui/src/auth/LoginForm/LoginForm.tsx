import type { FieldError, LoginBody } from "@sen/api";
import { loginBody, loginErrorMessage, loginFormSchema, type LoginFormData } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { mixins, space } from "../../foundations/index.ts";
import { FailureNotice, useServerForm, type CallOutcome } from "../../forms/index.ts";
import { Button, TextField, TextLink } from "../../primitives/index.ts";
import { AuthForm } from "../AuthForm.ts";
import { PasswordField } from "../PasswordField/PasswordField.tsx";

export interface LoginFormProps {
  /** Signs in. Resolves to nothing on success, or to the backend's refusal. */
  onSubmit: (body: LoginBody) => Promise<CallOutcome>;
  /** URL of the page that replaces a forgotten password. */
  forgotHref: string;
  /** Shown above the fields unless signing in has failed. */
  children?: ReactNode;
}

/** The account field is sent as `phone` or `email`, so show the errors of both there. */
const atItsBox = (error: FieldError) =>
  error.field === "phone" || error.field === "email" ? { ...error, field: "account" } : error;

/**
 * Signs in with a phone number or email address. Input survives every failure. The fields have no default value, so they also keep
 * what was typed or autofilled before hydration. Spec §7, login, and §8.
 */
export function LoginForm({ onSubmit, forgotHref, children }: LoginFormProps) {
  const { t } = useTranslation("auth");
  const form = useServerForm<LoginFormData>(send, {
    schema: loginFormSchema,
    messageOf: loginErrorMessage,
  });

  async function send(values: LoginFormData): Promise<CallOutcome> {
    const refusal = await onSubmit(loginBody(values));
    if (!refusal) return refusal;
    const errors = refusal.data?.errors.map(atItsBox) ?? [];
    // A field error focuses its field; without one, focus the password.
    if (errors.length === 0) form.setFocus("password");
    return { ...refusal, data: { errors } };
  }
  return (
    // POST, so that a submit before hydration does not put the password into the URL.
    <Form method="post" noValidate onSubmit={form.onSubmit}>
      {form.failure ? <FailureNotice failure={form.failure} /> : children}
      <TextField
        {...form.field("account")}
        label={t("login.account")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        enterKeyHint="next"
        maxLength={200}
      />
      <PasswordField
        {...form.field("password")}
        label={t("login.password")}
        autoComplete="current-password"
        enterKeyHint="go"
      />
      <p>
        <TextLink href={forgotHref}>{t("login.forgot")}</TextLink>
      </p>
      <Button type="submit" size="large" wide busy={form.busy}>
        {t("login.submit")}
      </Button>
    </Form>
  );
}

const Form = styled(AuthForm)`
  > p {
    justify-self: end;
    margin-block: calc(-1 * ${space[2]});
  }
  > p > a {
    ${mixins.touchRow()}
  }
`;
