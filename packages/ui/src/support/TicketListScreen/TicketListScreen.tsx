import type { TicketSummary } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { MessagesSquare } from "lucide-react";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import {
  Breadcrumb,
  ButtonLink,
  EmptyState,
  type LoadedPages,
  PagedList,
  type Request,
  TabLinks,
} from "../../primitives/index.ts";
import { TicketList } from "../TicketList/TicketList.tsx";

/** Tabs of the ticket list. */
export const TICKET_STANDINGS = ["all", "open", "closed"] as const;
export type TicketStanding = (typeof TICKET_STANDINGS)[number];

/** Recipient of the tickets: customer care or shops. */
export type TicketRecipient = "care" | "shop";

export interface TicketListScreenProps {
  /** Shows tickets to customer care or questions to shops. */
  recipient: TicketRecipient;
  /** Current tab. */
  standing: TicketStanding;
  /** URL of a tab. */
  standingHref: (standing: TicketStanding) => string;
  /** The tickets loaded so far, or the loading or failed state. */
  list: Request<LoadedPages<TicketSummary>>;
  /** URLs of its links. */
  hrefs: { ticket: (id: number) => string; newRequest: string; support: string; products: string };
}

/** The customer's tickets, to customer care or to shops. Spec §2, my questions. */
export function TicketListScreen({ recipient, standing, standingHref, list, hrefs }: TicketListScreenProps) {
  const { t } = useTranslation(["support", "shell"]);
  const isOfShops = recipient === "shop";
  return (
    <Root>
      {!isOfShops && <Breadcrumb crumbs={[{ label: t("shell:page.support"), href: hrefs.support }]} />}
      <header>
        <h1>{t(isOfShops ? "shell:page.shop_questions" : "shell:page.my_questions")}</h1>
        {!isOfShops && <ButtonLink href={hrefs.newRequest}>{t("home.request")}</ButtonLink>}
      </header>
      {!isOfShops && (
        <TabLinks
          label={t("list.tabs")}
          tabs={TICKET_STANDINGS.map((one) => ({
            href: standingHref(one),
            label: t(`list.standing.${one}`),
          }))}
          current={standingHref(standing)}
        />
      )}
      <PagedList
        request={list}
        loading={t("list.loading")}
        boxes={["120px", "120px"]}
        failed={t("list.failed")}
        empty={
          <EmptyState
            picture={<MessagesSquare />}
            title={isOfShops ? t("shop.list.empty") : t(`list.empty.${standing}`)}
            action={
              <ButtonLink tone="secondary" href={isOfShops ? hrefs.products : hrefs.support}>
                {t(isOfShops ? "shop.list.see_products" : "list.see_questions")}
              </ButtonLink>
            }
          >
            {t(isOfShops ? "shop.list.empty_hint" : "list.empty_hint")}
          </EmptyState>
        }
        more={{
          label: t("list.more"),
          progress: (counts) => t(isOfShops ? "shop.list.progress" : "list.progress", counts),
          failed: t("list.more_failed"),
        }}
      >
        {({ items }) => <TicketList tickets={items} ticketHref={hrefs.ticket} />}
      </PagedList>
    </Root>
  );
}

const Root = styled.section`
  ${mixins.stack(4)}
  ${mixins.column("820px")}

  > header {
    ${mixins.wrappedRow(2, 4)}
    justify-content: space-between;
  }
`;
