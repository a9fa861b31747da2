import type { Policy } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { TextLink } from "../../primitives/index.ts";
import { PolicyLinks } from "../../shell/PolicyLinks/PolicyLinks.tsx";
import { AuthLayout } from "../AuthLayout/AuthLayout.tsx";
import { RegisterForm, type RegisterFormProps } from "../RegisterForm/RegisterForm.tsx";

export interface RegisterScreenProps extends RegisterFormProps {
  /** URL of the sign-in page. */
  loginHref: string;
  /** URL of a policy. */
  policyHref: (policy: Policy) => string;
}

/** The registration page. Spec §2, register. */
export function RegisterScreen({ loginHref, policyHref, ...form }: RegisterScreenProps) {
  const { t } = useTranslation(["auth", "shell"]);
  return (
    <AuthLayout title={t("shell:page.register")}>
      <RegisterForm {...form} />
      <PolicyLinks by="register" policyHref={policyHref} />
      <p>
        {t("register.has_account")} <TextLink href={loginHref}>{t("login.submit")}</TextLink>
      </p>
    </AuthLayout>
  );
}
