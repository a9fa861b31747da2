import type { Ticket } from "@sen/api";
import { isTicketOpen, mayRateTicket, supportCategoryKey, ticketLabel, TicketStatus } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import { CasePage, type CaseShown } from "../../aftersales/CasePage/index.ts";
import { mixins } from "../../foundations/index.ts";
import { ConfirmDialog, type CallOutcome } from "../../forms/index.ts";
import {
  Breadcrumb,
  Button,
  Card,
  Link,
  LiveRegion,
  Notice,
  NoWrap,
  Rating,
  StatusBadge,
  TextLink,
  Thumbnail,
  Time,
} from "../../primitives/index.ts";
import { ClosedTicket, type ClosedTicketProps } from "./ClosedTicket.tsx";
import { Conversation } from "./Conversation.tsx";
import { RatingForm, type RatingFormProps } from "./RatingForm.tsx";
import { ReplyForm, type ReplyFormProps } from "./ReplyForm.tsx";

export interface TicketScreenProps
  extends
    Omit<ReplyFormProps & RatingFormProps, "ticketId" | "stored">,
    Pick<ClosedTicketProps, "onReopen">,
    CaseShown<Ticket> {
  /** URLs of its links. */
  hrefs: {
    myQuestions: string;
    shopQuestions: string;
    newRequest: string;
    order: (orderId: number) => string;
    product: (productId: number) => string;
    shop: (shopId: number) => string;
  };
  /** Closes the ticket. Resolves to nothing on success, or to the backend's refusal. */
  onCloseTicket: () => Promise<CallOutcome>;
}

/** A ticket with its conversation and actions. Spec §2, my questions. */
export function TicketScreen({ request, ...calls }: TicketScreenProps) {
  const { t } = useTranslation("support");
  return (
    <CasePage request={request} loading={t("ticket.loading")} failed={t("ticket.failed")}>
      {(ticket) => <ReadyTicket key={ticket.id} ticket={ticket} {...calls} />}
    </CasePage>
  );
}

function ReadyTicket({ ticket, hrefs, ...calls }: Omit<TicketScreenProps, "request"> & { ticket: Ticket }) {
  const { t } = useTranslation(["support", "shell", "aftersales"]);
  const [closing, setClosing] = useState(false);
  const reply = useRef<HTMLElement>(null);
  const rating = useRef<HTMLElement>(null);
  const { labelKey, tone } = ticketLabel(ticket.status);
  const isOpen = isTicketOpen(ticket);
  const { tenant, product } = ticket;
  return (
    <Root>
      <Breadcrumb
        crumbs={[
          tenant
            ? { label: t("shell:page.shop_questions"), href: hrefs.shopQuestions }
            : { label: t("shell:page.my_questions"), href: hrefs.myQuestions },
        ]}
      />
      <header>
        <h1>{ticket.subject}</h1>
        <StatusBadge tone={tone}>{t(labelKey)}</StatusBadge>
        <p data-muted>
          {tenant ? (
            <TextLink href={hrefs.shop(tenant.id)}>{tenant.name}</TextLink>
          ) : (
            <>
              <NoWrap text={ticket.code} /> · {t(supportCategoryKey(ticket.category))}
            </>
          )}{" "}
          · <Time dateTime={ticket.created_at} />
        </p>
      </header>
      {ticket.order && (
        <Link href={hrefs.order(ticket.order.id)} data-order>
          <Thumbnail src={ticket.order.product_image} size={48} />
          <div>
            <b>
              <NoWrap text={ticket.order.code} />
            </b>{" "}
            · {ticket.order.tenant_name}
            <p data-muted>{ticket.order.product_name}</p>
          </div>
        </Link>
      )}
      {product && (
        <Link href={hrefs.product(product.id)} data-order>
          <Thumbnail src={product.image_url} size={48} />
          <b>{product.name}</b>
        </Link>
      )}
      <Conversation ticket={ticket} />
      <LiveRegion message={t(labelKey)} />
      {ticket.status === TicketStatus.asked && tenant === null && (
        <Notice tone="info">{t("ticket.asked_hint")}</Notice>
      )}
      {/* Hidden while closed: what was typed is still there when the ticket is reopened. */}
      <Card ref={reply} tabIndex={-1} title={t("reply.title")} hidden={!isOpen}>
        <ReplyForm {...calls} />
        {tenant === null && (
          <>
            <hr />
            <div data-close>
              <p>{t("ticket.close_hint")}</p>
              <Button tone="secondary" onClick={() => setClosing(true)}>
                {t("ticket.close")}
              </Button>
            </div>
          </>
        )}
      </Card>
      {!isOpen && (
        <ClosedTicket
          ticket={ticket}
          onReopen={calls.onReopen}
          reply={reply}
          newRequestHref={hrefs.newRequest}
        />
      )}
      {mayRateTicket(ticket) && (
        <Card title={t("rating.title")}>
          <RatingForm ticketId={ticket.id} onRate={calls.onRate} stored={rating} />
        </Card>
      )}
      {ticket.rating && (
        <Card ref={rating} tabIndex={-1} title={t("rating.yours")}>
          <Rating
            value={ticket.rating.stars}
            label={t("rating.stars", { count: ticket.rating.stars })}
            look="full"
          />
          {ticket.rating.note !== "" && <p>{ticket.rating.note}</p>}
        </Card>
      )}
      <ConfirmDialog
        // Do not ask if it was closed elsewhere, or by a request whose response was lost.
        open={closing && isOpen}
        title={t("ticket.close_title")}
        submitLabel={t("ticket.close")}
        keepLabel={t("aftersales:case_page.keep")}
        doneTitle={t("ticket.close_done")}
        refusedTitle={t("ticket.close_refused")}
        onConfirm={calls.onCloseTicket}
        onClose={() => setClosing(false)}
      >
        {t("ticket.close_text")}
      </ConfirmDialog>
    </Root>
  );
}

const Root = styled.div`
  ${mixins.stack(4)}
  ${mixins.column("820px")}

  > header {
    ${mixins.grid(2)}
    justify-items: start;
  }
  > [data-order] {
    ${mixins.row(3)}
  }
  > [data-order]:hover b {
    text-decoration: underline;
  }
  [data-close] {
    ${mixins.wrappedRow(2, 4)}
    justify-content: space-between;
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
`;
