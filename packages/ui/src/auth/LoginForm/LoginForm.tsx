import { zodResolver } from "@hookform/resolvers/zod";
import type { LoginBody } from "@sen/api";
import { loginBody, loginErrorMessage, loginFormSchema, type LoginFormData } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { styled } from "styled-components";
import { mixins, space } from "../../foundations/index.ts";
import { showServerFieldErrors, useCall, useErrorTexts, type CallOutcome } from "../../forms/index.ts";
import { Button, Notice, TextField, TextLink } from "../../primitives/index.ts";
import { AuthForm } from "../AuthForm.ts";
import { PasswordField } from "../PasswordField/index.ts";

export interface LoginFormProps {
  /** Signs in. Resolves to nothing on success, to the backend's answer when it refuses. */
  onSubmit: (body: LoginBody) => Promise<CallOutcome>;
  /** Where a forgotten password is replaced; no link without it. */
  forgotHref?: string | undefined;
  /** What is said above the fields as long as nothing has failed. */
  children?: ReactNode;
}

/** The one box for phone or mail stands for both fields of the wire. */
const formField: Record<string, keyof LoginFormData> = {
  phone: "account",
  email: "account",
  password: "password",
};

/**
 * Signs in with phone or mail address. What was typed survives every failure, and also what was typed or filled in by
 * the browser before hydration: the boxes have no default value. Spec §7, login, and §8.
 */
export function LoginForm({ onSubmit, forgotHref, children }: LoginFormProps) {
  const { t } = useTranslation("auth");
  const { failureText, fieldText } = useErrorTexts();
  const login = useCall(onSubmit, loginErrorMessage);
  const form = useForm<LoginFormData>({ resolver: zodResolver(loginFormSchema), mode: "onTouched" });
  const { errors } = form.formState;

  async function send(values: LoginFormData) {
    const outcome = await login.run(loginBody(values));
    if (typeof outcome === "string") return;
    const fields = outcome.fields.map((error) => ({
      ...error,
      field: formField[error.field] ?? error.field,
    }));
    if (!showServerFieldErrors(fields, ["account", "password"], form.setError)) form.setFocus("password");
  }
  return (
    // A press before hydration must not put the password into the address bar: hence POST.
    <Form method="post" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      {login.failure ? (
        <Notice tone="danger" urgent>
          {failureText(login.failure.message)}
        </Notice>
      ) : (
        children
      )}
      <TextField
        {...form.register("account")}
        label={t("login.account")}
        error={fieldText(errors.account?.message)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        enterKeyHint="next"
        maxLength={200}
      />
      <PasswordField
        {...form.register("password")}
        label={t("login.password")}
        error={fieldText(errors.password?.message)}
        autoComplete="current-password"
        enterKeyHint="go"
      />
      {forgotHref !== undefined && (
        <p>
          <TextLink href={forgotHref}>{t("login.forgot")}</TextLink>
        </p>
      )}
      <Button type="submit" size="large" wide busy={login.busy}>
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
