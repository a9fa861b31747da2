import type { CustomerSession } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Card, type Request, Requested } from "../../primitives/index.ts";
import { AccountPage } from "../AccountSection/AccountSection.tsx";
import {
  ChangePasswordForm,
  type ChangePasswordFormProps,
} from "../ChangePasswordForm/ChangePasswordForm.tsx";
import { SessionList, type SessionListProps } from "../SessionList/SessionList.tsx";

/** The request for the customer's sessions. */
export type SessionsRequest = Request<{ sessions: readonly CustomerSession[] }>;

export interface PasswordScreenProps
  extends ChangePasswordFormProps, Pick<SessionListProps, "onEnd" | "onEndOthers"> {
  /** The customer's sessions: loading, failed or ready. */
  sessions: SessionsRequest;
}

/** Changes the password, and lists the devices where the customer is signed in. Spec §2, account. */
export function PasswordScreen({ sessions, onEnd, onEndOthers, ...form }: PasswordScreenProps) {
  const { t } = useTranslation("account");
  return (
    <AccountPage title={t("password.title")}>
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
    </AccountPage>
  );
}
