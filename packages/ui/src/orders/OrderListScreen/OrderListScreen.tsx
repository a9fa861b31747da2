import type { Order } from "@sen/api";
import type { OrderTab, TablessShortcut } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { PackageOpen, SearchX } from "lucide-react";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { ButtonLink, EmptyState, type LoadedPages, PagedList, type Request } from "../../primitives/index.ts";
import { OrderCardSkeleton } from "../OrderCard/OrderCardSkeleton.tsx";
import { OrderSearch, type OrderSearchProps } from "../OrderSearch/OrderSearch.tsx";
import { OrderCards, type OrderCardCalls } from "./OrderCards.tsx";
import { OrderTabList } from "../OrderTabList/OrderTabList.tsx";

/** The orders of the open tab, newest first, five a page: loading, failed or ready. */
export type OrderList = Request<LoadedPages<Order>>;

export interface OrderListScreenProps extends OrderCardCalls {
  /** Which tab is on. */
  tab: OrderTab;
  /** What the list is narrowed to instead of a tab. */
  shortcut?: TablessShortcut | null;
  /** The address of a tab; what is searched for is searched there too. */
  tabHref: (tab: OrderTab) => string;
  /** What the list holds so far, or that it is still loading or could not be had. */
  list: OrderList;
  /** What the search field is given. */
  search: OrderSearchProps;
  /** Where to go shopping, offered when there is no order at all. */
  shopHref: string;
}

/** The customer's orders under eleven tabs, five at a time. Spec §2, order list. */
export function OrderListScreen(props: OrderListScreenProps) {
  const { tab, shortcut = null, tabHref, list, search, shopHref, ...steps } = props;
  const { t } = useTranslation("orders");
  return (
    <Root>
      <h1>{t("list.title")}</h1>
      <OrderSearch {...search} />
      <OrderTabList current={tab} tabHref={tabHref} shortcut={shortcut} />
      {search.keyword !== "" && list.state === "ready" && (
        <p role="status" data-muted>
          {t("search.found", { count: list.total, keyword: search.keyword })}
        </p>
      )}
      <PagedList
        request={list}
        loading={t("list.loading")}
        skeleton={
          <div data-cards>
            <OrderCardSkeleton />
            <OrderCardSkeleton />
            <OrderCardSkeleton />
          </div>
        }
        failed={t("list.failed")}
        hint={t("list.failed_hint")}
        empty={<NoOrders tab={tab} search={search} shopHref={shopHref} allHref={tabHref("all")} />}
        more={{
          label: t("list.more"),
          progress: (counts) => t("list.progress", counts),
          failed: t("list.more_failed"),
        }}
      >
        {({ items }) => <OrderCards orders={items} tab={tab} {...steps} />}
      </PagedList>
    </Root>
  );
}

type NoOrdersProps = Pick<OrderListScreenProps, "tab" | "search" | "shopHref"> & { allHref: string };

/** What would stand there, and where else: a search on a tab goes on in all orders; only who has no order at all is sent shopping. */
function NoOrders({ tab, search, shopHref, allHref }: NoOrdersProps) {
  const { t } = useTranslation("orders");
  const isAll = tab === "all";
  if (search.keyword === "") {
    return (
      <EmptyState
        picture={<PackageOpen />}
        title={t(`empty.${tab}.title`)}
        action={
          <ButtonLink tone={isAll ? "primary" : "secondary"} href={isAll ? shopHref : allHref}>
            {t(isAll ? "empty.shop" : "empty.see_all")}
          </ButtonLink>
        }
      >
        {t(`empty.${tab}.hint`)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture={<SearchX />}
      title={t("search.empty")}
      action={
        <ButtonLink tone="secondary" href={isAll ? search.clearHref : allHref}>
          {t(isAll ? "empty.see_all" : "search.everywhere")}
        </ButtonLink>
      }
    >
      {t("search.empty_hint")}
    </EmptyState>
  );
}

const Root = styled.section`
  ${mixins.stack(4)}

  [data-cards] {
    ${mixins.stack(4)}
  }
`;
