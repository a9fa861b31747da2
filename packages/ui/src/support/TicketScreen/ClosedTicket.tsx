import type { Ticket } from "@sen/api";
import { mayReopenTicket } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import type { RefObject } from "react";
import { FailureNotice, focusInView, useCall, type CallOutcome } from "../../forms/index.ts";
import { Button, ButtonLink, Card, Time } from "../../primitives/index.ts";

export interface ClosedTicketProps {
  /** The closed ticket. */
  ticket: Ticket;
  /** Reopens the ticket. Resolves to nothing on success, or to the backend's refusal. */
  onReopen: () => Promise<CallOutcome>;
  /** The reply form of an open ticket, which takes the focus of the button. */
  reply: RefObject<HTMLElement | null>;
  /** URL of the request form, offered once it cannot be reopened. */
  newRequestHref: string;
}

/** A closed ticket: until when it can be reopened, or a link to a new request. */
export function ClosedTicket({ ticket, onReopen, reply, newRequestHref }: ClosedTicketProps) {
  const { t } = useTranslation("support");
  const { run, failure } = useCall(onReopen);
  const mayReopen = mayReopenTicket(ticket, new Date(ticket.now));
  async function reopen() {
    if ((await run()) === "done") setTimeout(() => focusInView(reply.current));
  }
  return (
    <Card title={t("ticket.closed_title")}>
      {mayReopen && ticket.reopen_until !== null ? (
        <>
          <p>
            {t("ticket.reopen_until")} <Time dateTime={ticket.reopen_until} />.
          </p>
          <FailureNotice failure={failure} />
          <div>
            <Button tone="secondary" onClick={reopen}>
              {t("ticket.reopen")}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{t("ticket.reopen_over")}</p>
          <div>
            <ButtonLink href={newRequestHref} tone="secondary">
              {t("home.request")}
            </ButtonLink>
          </div>
        </>
      )}
    </Card>
  );
}
