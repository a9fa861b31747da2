import { zodResolver } from "@hookform/resolvers/zod";
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
  /** Signs in. Resolves to nothing on success, to the backend's answer when it refuses. */
  onSubmit: (body: LoginBody) => Promise<CallOutcome>;
  /** Where a forgotten password is replaced; no link without it. */
  forgotHref?: string | undefined;
  /** What is said above the fields as long as nothing has failed. */
  children?: ReactNode;
}

/** The one box for phone or mail stands for both fields of the wire. */
const atItsBox = (error: FieldError) =>
  error.field === "phone" || error.field === "email" ? { ...error, field: "account" } : error;

/**
 * Signs in with phone or mail address. What was typed survives every failure, and also what was typed or filled in by
 * the browser before hydration: the boxes have no default value. Spec §7, login, and §8.
 */
export function LoginForm({ onSubmit, forgotHref, children }: LoginFormProps) {
  const { t } = useTranslation("auth");
  const form = useServerForm<LoginFormData>(send, {
    resolver: zodResolver(loginFormSchema),
    messageOf: loginErrorMessage,
  });

  async function send(values: LoginFormData): Promise<CallOutcome> {
    const refusal = await onSubmit(loginBody(values));
    if (!refusal) return refusal;
    const errors = refusal.data?.errors.map(atItsBox) ?? [];
    // Where the server names a field, that field has the focus.
    if (errors.length === 0) form.setFocus("password");
    return { ...refusal, data: { errors } };
  }
  return (
    // A press before hydration must not put the password into the address bar: hence POST.
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
      {forgotHref !== undefined && (
        <p>
          <TextLink href={forgotHref}>{t("login.forgot")}</TextLink>
        </p>
      )}
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
