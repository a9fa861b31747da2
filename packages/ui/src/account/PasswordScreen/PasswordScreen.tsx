import type { CustomerSession, SocialAccounts } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Card, type Request, Requested } from "../../primitives/index.ts";
import { AccountPage } from "../AccountSection/AccountSection.tsx";
import {
  ChangePasswordForm,
  type ChangePasswordFormProps,
} from "../ChangePasswordForm/ChangePasswordForm.tsx";
import { LinkedAccounts, type LinkedAccountsProps } from "../LinkedAccounts/LinkedAccounts.tsx";
import { SessionList, type SessionListProps } from "../SessionList/SessionList.tsx";

/** The request for the customer's sessions. */
export type SessionsRequest = Request<{ sessions: readonly CustomerSession[] }>;

/** The request for the linked accounts. */
export type LinkedAccountsRequest = Request<{ social: SocialAccounts }>;

export interface PasswordScreenProps
  extends
    ChangePasswordFormProps,
    Pick<SessionListProps, "onEnd" | "onEndOthers">,
    Pick<LinkedAccountsProps, "onLink" | "onRemove"> {
  /** The customer's sessions: loading, failed or ready. */
  sessions: SessionsRequest;
  /** The linked accounts: loading, failed or ready. */
  linked: LinkedAccountsRequest;
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
