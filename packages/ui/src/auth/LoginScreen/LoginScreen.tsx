import { useTranslation } from "@sen/i18n";
import type { ReactNode } from "react";
import { Notice, TextLink } from "../../primitives/index.ts";
import { AuthLayout } from "../AuthLayout/AuthLayout.tsx";
import { LoginForm, type LoginFormProps } from "../LoginForm/LoginForm.tsx";

export interface LoginScreenProps extends Omit<LoginFormProps, "children"> {
  /** Shows a note above the form that signing in is required. @default false */
  needed?: boolean | undefined;
  /** URL of the registration page. */
  registerHref: string;
  /** Social login, shown below the form. */
  social?: ReactNode;
}

/** The sign-in page: the form, and on a wide screen the benefits of signing in. Spec §2, login. */
export function LoginScreen({ needed = false, registerHref, social, ...form }: LoginScreenProps) {
  const { t } = useTranslation(["auth", "shell"]);
  return (
    <AuthLayout title={t("shell:page.login")}>
      <LoginForm {...form}>{needed && <Notice tone="info">{t("login.needed")}</Notice>}</LoginForm>
      {social}
      <p>
        {t("login.no_account")} <TextLink href={registerHref}>{t("shell:page.register")}</TextLink>
      </p>
    </AuthLayout>
  );
}
