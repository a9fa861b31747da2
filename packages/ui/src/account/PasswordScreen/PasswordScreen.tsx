import type { CustomerSession } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { mixins, space } from "../../foundations/index.ts";
import { type Request, Requested } from "../../primitives/index.ts";
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
    <Root>
      <h1>{t("password.title")}</h1>
      <section>
        <ChangePasswordForm {...form} />
      </section>
      <section>
        <h2>{t("password.sessions.title")}</h2>
        <Requested
          request={sessions}
          loading={t("password.sessions.loading")}
          boxes={["68px", "68px"]}
          failed={t("password.sessions.not_loaded")}
          heading="h3"
        >
          {(ready) => <SessionList sessions={ready.sessions} onEnd={onEnd} onEndOthers={onEndOthers} />}
        </Requested>
      </section>
    </Root>
  );
}

const Root = styled.div`
  ${mixins.grid(4)}

  > section {
    ${mixins.card}
    ${mixins.grid(4)}
    padding: ${space[5]};
  }
`;
