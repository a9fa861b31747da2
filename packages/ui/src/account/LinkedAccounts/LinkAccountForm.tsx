import { zodResolver } from "@hookform/resolvers/zod";
import { passwordPromptSchema, type PasswordPromptData } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { FailureNotice, Form, useServerForm, type CallOutcome } from "../../forms/index.ts";
import { Button } from "../../primitives/index.ts";
import { PasswordField } from "../../auth/PasswordField/PasswordField.tsx";

export interface LinkAccountFormProps {
  /** Name of the provider to link. */
  name: string;
  /** Starts to link an account, and redirects to the provider. */
  onSubmit: (data: PasswordPromptData) => Promise<CallOutcome>;
}

/** Asks for the password before an account of a provider is linked. */
export function LinkAccountForm({ name, onSubmit }: LinkAccountFormProps) {
  const { t } = useTranslation("account");
  const form = useServerForm<PasswordPromptData>(onSubmit, {
    resolver: zodResolver(passwordPromptSchema),
    defaultValues: { password: "" },
  });
  return (
    <Form method="post" onSubmit={form.onSubmit}>
      <p>{t("password.social.link_text", { name })}</p>
      <FailureNotice failure={form.failure} title={t("password.social.not_linked")} unlessAtFields />
      <PasswordField
        {...form.field("password")}
        label={t("remove.password")}
        autoComplete="current-password"
        enterKeyHint="go"
      />
      <div>
        <Button type="submit" busy={form.busy}>
          {t("password.social.go")}
        </Button>
      </div>
    </Form>
  );
}
