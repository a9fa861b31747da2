import { zodResolver } from "@hookform/resolvers/zod";
import { changePasswordFormSchema, type ChangePasswordFormData } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useWatch } from "react-hook-form";
import { FailureNotice, Form, useServerForm, type CallOutcome } from "../../forms/index.ts";
import { Button, TextLink, useToast } from "../../primitives/index.ts";
import { NewPasswordField } from "../../auth/PasswordField/NewPasswordField.tsx";
import { PasswordField } from "../../auth/PasswordField/PasswordField.tsx";

export interface ChangePasswordFormProps {
  /** The account's username, for password managers. */
  username: string;
  /** Changes the password. */
  onChange: (form: ChangePasswordFormData) => Promise<CallOutcome>;
  /** URL of the page that replaces a forgotten password. */
  forgotHref: string;
}

/** Changes the password. Says up front that other devices get signed out, and confirms it afterwards. Spec §2, account. */
export function ChangePasswordForm({ username, onChange, forgotHref }: ChangePasswordFormProps) {
  const { t } = useTranslation("account");
  const toast = useToast();
  const form = useServerForm<ChangePasswordFormData>(onChange, {
    resolver: zodResolver(changePasswordFormSchema),
    defaultValues: { current_password: "", new_password: "" },
    onDone: () => {
      form.reset();
      toast.show({ tone: "success", title: t("password.changed") });
    },
  });
  const typed = useWatch({ control: form.control, name: "new_password" });
  return (
    <Form method="post" onSubmit={form.onSubmit}>
      <p>{t("password.ends_others")}</p>
      <FailureNotice failure={form.failure} unlessAtFields />
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...form.field("current_password")}
        label={t("password.current")}
        autoComplete="current-password"
        enterKeyHint="next"
      />
      <p>
        <TextLink href={forgotHref}>{t("password.forgot")}</TextLink>
      </p>
      <NewPasswordField
        {...form.field("new_password")}
        label={t("password.new")}
        typed={typed}
        enterKeyHint="go"
      />
      <div>
        <Button type="submit" busy={form.busy}>
          {t("password.submit")}
        </Button>
      </div>
    </Form>
  );
}
