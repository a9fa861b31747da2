import type { TicketSummary } from "@sen/api";
import { AttachmentCreator, supportCategoryKey, ticketLabel } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { color, mixins, motion, space, weight } from "../../foundations/index.ts";
import { Badge, Link, StatusBadge, Thumbnail, Time } from "../../primitives/index.ts";

export interface TicketListProps {
  /** Tickets in display order. */
  tickets: readonly TicketSummary[];
  /** URL of a ticket. */
  ticketHref: (id: number) => string;
  /** Heading level of the subjects. @default "h2" */
  heading?: "h2" | "h3";
}

/** Tickets with their status, last message and unread count. */
export function TicketList({ tickets, ticketHref, heading: Heading = "h2" }: TicketListProps) {
  const { t } = useTranslation(["support", "shell"]);
  return (
    <Root>
      {tickets.map((ticket) => {
        const { labelKey, tone } = ticketLabel(ticket.status);
        const { last_message: last, order, tenant, product } = ticket;
        const said = last.text === "" ? t("ticket.files_only") : last.text;
        const picture = order?.product_image ?? product?.image_url;
        return (
          <li key={ticket.id} data-unread={ticket.unread_count > 0 || undefined}>
            <div data-head>
              <Heading data-small>
                <Link href={ticketHref(ticket.id)}>{ticket.subject}</Link>
              </Heading>
              {ticket.unread_count > 0 && (
                <Badge tone="brand">{t("ticket.unread", { count: ticket.unread_count })}</Badge>
              )}
              <StatusBadge tone={tone}>{t(labelKey)}</StatusBadge>
            </div>
            <p data-last>
              <b>
                {last.creator_type === AttachmentCreator.customer
                  ? t("ticket.you")
                  : tenant
                    ? `${tenant.name}:`
                    : t("ticket.care")}
              </b>{" "}
              {said}
            </p>
            <div data-facts>
              {picture !== undefined && (
                <span data-order>
                  <Thumbnail src={picture} size={28} />
                  <span>{order?.code}</span>
                </span>
              )}
              <span>{tenant?.name ?? t(supportCategoryKey(ticket.category))}</span>
              {tenant === null && <span>{ticket.code}</span>}
              <Time dateTime={ticket.updated_at} />
            </div>
          </li>
        );
      })}
    </Root>
  );
}

const Root = styled.ul`
  ${mixins.stack(3)}

  > li {
    ${mixins.card}
    ${mixins.grid(2)}
    padding: ${space[4]};
    transition: border-color ${motion.quick};
    ${mixins.coveredBy("a")}
  }
  > li[data-unread] {
    border-color: ${color.brand};
  }
  > li:has(a:hover) {
    border-color: ${color.lineStrong};
  }
  [data-head] {
    ${mixins.wrappedRow(1, 2)}
  }
  [data-head] > :first-child {
    flex: 1 1 14rem;
  }
  [data-last] {
    ${mixins.twoLines}
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  [data-last] > b {
    font-weight: ${weight.medium};
    color: ${color.ink};
  }
  [data-facts] {
    ${mixins.wrappedRow(1, 3)}
    ${mixins.textStyle("caption", { color: "inkMuted" })}
  }
  [data-order] {
    ${mixins.inlineRow(2)}
    min-width: 0;
  }
  [data-order] > span:last-child {
    ${mixins.oneLine}
  }
`;
