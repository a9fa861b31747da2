import type { Ticket } from "@sen/api";
import { AttachmentCreator, ticketEntries } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { AttachmentGrid } from "../../aftersales/EvidenceGallery/AttachmentGrid.tsx";
import { color, mixins, radius, space } from "../../foundations/index.ts";
import { Time } from "../../primitives/index.ts";

/** Messages of both sides with their files, and when the ticket was closed or reopened. Text is rendered as plain text. */
export function Conversation({ ticket }: { ticket: Pick<Ticket, "messages" | "histories" | "tenant"> }) {
  const { t } = useTranslation("support");
  const shop = ticket.tenant?.name;
  const authors = { you: t("ticket.author.you"), care: shop ?? t("ticket.author.care") };
  const files = {
    you: t("ticket.files.you"),
    care: shop === undefined ? t("ticket.files.care") : t("ticket.files.shop", { shop }),
  };
  return (
    <Root aria-label={t("ticket.conversation")}>
      {ticketEntries(ticket).map((entry) => {
        if (entry.kind !== "message") {
          const by = entry.history.creator_type === AttachmentCreator.customer ? "you" : "care";
          return (
            <li key={`${entry.kind}-${entry.history.id}`} data-event>
              {ticket.tenant ? t(`ticket.event.${entry.kind}.shop`) : t(`ticket.event.${entry.kind}.${by}`)} ·{" "}
              <Time dateTime={entry.at} />
            </li>
          );
        }
        const { id, creator_type, text: said, attachments } = entry.message;
        const side = creator_type === AttachmentCreator.customer ? "you" : "care";
        return (
          <li key={`message-${id}`} data-side={side}>
            <div>
              <b>{authors[side]}</b> <Time dateTime={entry.at} />
            </div>
            {said !== "" && <p dir="auto">{said}</p>}
            {attachments.length > 0 && <AttachmentGrid label={files[side]} attachments={attachments} />}
          </li>
        );
      })}
    </Root>
  );
}

const Root = styled.ol`
  ${mixins.stack(3)}

  > li[data-side] {
    ${mixins.card}
    ${mixins.stack(2)}
    width: min(100%, 560px);
    padding: ${space[3]} ${space[4]};
    border-bottom-left-radius: ${radius.small};
  }
  > li[data-side="you"] {
    justify-self: end;
    border-color: transparent;
    border-radius: ${radius.large};
    border-bottom-right-radius: ${radius.small};
    background: ${color.brandSoft};
  }
  > li > div:first-child {
    ${mixins.wrap(0, 3)}
    justify-content: space-between;
    ${mixins.textStyle("caption", { color: "inkMuted" })}
  }
  > li[data-side="you"] > div:first-child {
    color: ${color.brandSoftInk};
  }
  > li > div > b {
    color: ${color.ink};
  }
  > li > p {
    white-space: pre-line;
  }
  > li[data-event] {
    justify-self: center;
    padding-block: ${space[1]};
    ${mixins.textStyle("caption", { color: "inkMuted" })}
    text-align: center;
  }
`;
