import type { CustomerSession } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Card, type Request, Requested } from "../../primitives/index.ts";
import { AccountPage } from "../AccountSection/AccountSection.tsx";
import {
  ChangePasswordForm,
  type ChangePasswordFormProps,
} from "../ChangePasswordForm/ChangePasswordForm.tsx";
import { SessionList, type SessionListProps } from "../SessionList/SessionList.tsx";

/** Where the customer is signed in, as far as it is known. */
export type SessionsRequest = Request<{ sessions: readonly CustomerSession[] }>;

export interface PasswordScreenProps
  extends ChangePasswordFormProps, Pick<SessionListProps, "onEnd" | "onEndOthers"> {
  /** Where the customer is signed in, or that it is still loading. */
  sessions: SessionsRequest;
}

/** The page of the password: changing it, and the devices on which the customer is signed in. Spec §2, account. */
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
