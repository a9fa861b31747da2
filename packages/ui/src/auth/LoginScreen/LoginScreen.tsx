import { useTranslation } from "@sen/i18n";
import type { ReactNode } from "react";
import { Notice, TextLink } from "../../primitives/index.ts";
import { AuthLayout } from "../AuthLayout/index.ts";
import { LoginForm, type LoginFormProps } from "../LoginForm/index.ts";

/** Why the customer stands at the sign-in page, when it was not their own idea. */
export type LoginNotice = "session_ended" | "needed" | "password_changed" | "signed_out";

export interface LoginScreenProps extends LoginFormProps {
  /** Said above the form. */
  notice?: LoginNotice | undefined;
  /** Where a new customer registers; no link without it. */
  registerHref?: string | undefined;
  /** Other ways to sign in, below the form. */
  social?: ReactNode;
}

/** The sign-in page: the form, and on a wide screen what signing in is good for. Spec §2, login. */
export function LoginScreen({ notice, registerHref, social, ...form }: LoginScreenProps) {
  const { t } = useTranslation("auth");
  return (
    <AuthLayout title={t("login.title")}>
      {notice !== undefined && (
        <Notice tone={notice === "password_changed" || notice === "signed_out" ? "success" : "info"}>
          {t(`login.notice.${notice}`)}
        </Notice>
      )}
      <LoginForm {...form} />
      {social}
      {registerHref !== undefined && (
        <p>
          {t("login.no_account")} <TextLink href={registerHref}>{t("login.register")}</TextLink>
        </p>
      )}
    </AuthLayout>
  );
}
