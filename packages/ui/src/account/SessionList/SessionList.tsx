import type { CustomerSession } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { MonitorSmartphone } from "lucide-react";
import { styled } from "styled-components";
import { color, mixins, space, weight } from "../../foundations/index.ts";
import { callFailure, useFailureText, type CallOutcome } from "../../forms/index.ts";
import { Badge, Button, Time, useToast } from "../../primitives/index.ts";
import { keepFocusNear } from "../../primitives/keep-focus-near.ts";

export interface SessionListProps {
  /** The customer's sessions, the most recently seen first. */
  sessions: readonly CustomerSession[];
  /** Signs out one other device. */
  onEnd: (session: CustomerSession) => Promise<CallOutcome>;
  /** Signs out all other devices. */
  onEndOthers: () => Promise<CallOutcome>;
}

/** The devices where the customer is signed in. Each of the others can be signed out, or all at once. */
export function SessionList({ sessions, onEnd, onEndOthers }: SessionListProps) {
  const { t } = useTranslation("account");
  const failureText = useFailureText();
  const toast = useToast();
  const others = sessions.filter(({ is_current }) => !is_current);

  async function end(call: () => Promise<CallOutcome>, done: string) {
    const failure = await callFailure(call);
    toast.show(
      failure === null
        ? { tone: "success", title: done }
        : {
            tone: "danger",
            title: t("password.sessions.failed"),
            description: failureText(failure.message),
            action: { label: t("retry"), onPress: () => void end(call, done) },
          },
    );
  }
  const nameOf = ({ device }: CustomerSession) => device ?? t("password.sessions.unknown");
  return (
    <Root ref={keepFocusNear}>
      <ul>
        {sessions.map((session) => (
          <li key={session.id}>
            <MonitorSmartphone aria-hidden size={22} strokeWidth={1.75} />
            <div>
              <strong>{nameOf(session)}</strong>
              {session.is_current ? (
                <Badge tone="success">{t("password.sessions.here")}</Badge>
              ) : (
                <span data-muted>
                  {t("password.sessions.seen")} <Time dateTime={session.last_seen_at} />
                </span>
              )}
            </div>
            {!session.is_current && (
              <Button
                tone="quiet"
                size="small"
                aria-label={t("password.sessions.end_on", { device: nameOf(session) })}
                onClick={() => end(() => onEnd(session), t("password.sessions.ended"))}
              >
                {t("menu.sign_out")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Button tone="secondary" onClick={() => end(onEndOthers, t("password.sessions.others_ended"))}>
          {t("password.sessions.end_others")}
        </Button>
      )}
    </Root>
  );
}

const Root = styled.div`
  ${mixins.grid(4)}
  justify-items: start;

  > ul {
    width: 100%;
  }
  li {
    ${mixins.row(3)}
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
  }
  li > svg {
    color: ${color.inkMuted};
  }
  li > div {
    ${mixins.fill}
    ${mixins.grid(1)}
    justify-items: start;
  }
  strong {
    font-weight: ${weight.medium};
  }
`;
