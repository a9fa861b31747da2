import type { CustomerSession, SocialAccounts } from "@sen/api";
import { changePasswordFormSchema, type ChangePasswordFormData } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useWatch } from "react-hook-form";
import { NewPasswordField } from "../../auth/PasswordField/NewPasswordField.tsx";
import { PasswordField } from "../../auth/PasswordField/PasswordField.tsx";
import { FailureNotice, Form, useServerForm, type CallOutcome } from "../../forms/index.ts";
import { Button, Card, type Request, Requested, TextLink, useToast } from "../../primitives/index.ts";
import { AccountPage } from "../AccountSection/AccountSection.tsx";
import { LinkedAccounts, type LinkedAccountsProps } from "../LinkedAccounts/LinkedAccounts.tsx";
import { SessionList, type SessionListProps } from "../SessionList/SessionList.tsx";

export interface PasswordScreenProps
  extends Pick<SessionListProps, "onEnd" | "onEndOthers">, Pick<LinkedAccountsProps, "onLink" | "onRemove"> {
  /** The account's username, for password managers. */
  username: string;
  /** Changes the password. */
  onChange: (form: ChangePasswordFormData) => Promise<CallOutcome>;
  /** URL of the page that replaces a forgotten password. */
  forgotHref: string;
  /** The customer's sessions: loading, failed or ready. */
  sessions: Request<{ sessions: readonly CustomerSession[] }>;
  /** The linked accounts: loading, failed or ready. */
  linked: Request<{ social: SocialAccounts }>;
}

/** Changes the password, and lists what else signs in to the account: devices and linked accounts. Spec §2, account. */
export function PasswordScreen(props: PasswordScreenProps) {
  const { sessions, linked, onEnd, onEndOthers, onLink, onRemove, ...form } = props;
  const { t } = useTranslation(["account", "shell"]);
  const hasNoProviders =
    linked.state === "ready" && linked.social.accounts.length + linked.social.linkable.length === 0;
  return (
    <AccountPage title={t("shell:page.password")}>
      <Card>
        <ChangePasswordForm {...form} />
      </Card>
      <Card title={t("password.sessions.title")}>
        <Requested
          request={sessions}
          loading={t("password.sessions.loading")}
          boxes={["68px", "68px"]}
          failed={t("password.sessions.not_loaded")}
          heading="h3"
        >
          {(ready) => <SessionList sessions={ready.sessions} onEnd={onEnd} onEndOthers={onEndOthers} />}
        </Requested>
      </Card>
      {!hasNoProviders && (
        <Card title={t("password.social.title")}>
          <Requested
            request={linked}
            loading={t("password.social.loading")}
            boxes={["68px"]}
            failed={t("password.social.not_loaded")}
            heading="h3"
          >
            {({ social }) => (
              <LinkedAccounts
                social={social}
                setPasswordHref={form.forgotHref}
                onLink={onLink}
                onRemove={onRemove}
              />
            )}
          </Requested>
        </Card>
      )}
    </AccountPage>
  );
}

type ChangePasswordFormProps = Pick<PasswordScreenProps, "username" | "onChange" | "forgotHref">;

/** Changes the password. Says up front that other devices get signed out, and confirms it afterwards. Spec §2, account. */
function ChangePasswordForm({ username, onChange, forgotHref }: ChangePasswordFormProps) {
  const { t } = useTranslation("account");
  const toast = useToast();
  const form = useServerForm<ChangePasswordFormData>(onChange, {
    schema: changePasswordFormSchema,
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
