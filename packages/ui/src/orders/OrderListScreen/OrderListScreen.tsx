import type { Order } from "@sen/api";
import { ORDER_SHORTCUTS, ORDER_TABS, type OrderTab, type TablessShortcut } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { PackageOpen, SearchX } from "lucide-react";
import { styled } from "styled-components";
import { SearchField } from "../../forms/SearchField/SearchField.tsx";
import { mixins } from "../../foundations/index.ts";
import {
  ButtonLink,
  EmptyState,
  type LoadedPages,
  PagedList,
  type Request,
  TabLinks,
} from "../../primitives/index.ts";
import { OrderCardSkeleton } from "../OrderCard/OrderCardSkeleton.tsx";
import { OrderCards, type OrderCardCalls } from "./OrderCards.tsx";

/** The current tab's orders, newest first, five per page: loading, failed or ready. */
export type OrderList = Request<LoadedPages<Order>>;

export interface OrderListScreenProps extends OrderCardCalls {
  /** Current tab. */
  tab: OrderTab;
  /** Filter used instead of a tab; shown as an extra first tab. */
  shortcut?: TablessShortcut | null;
  /** URL of a tab; keeps the search keyword. */
  tabHref: (tab: OrderTab) => string;
  /** The orders loaded so far, or the loading or failed state. */
  list: OrderList;
  /** The search by code, product or shop, whose keyword lives in the URL. */
  search: {
    /** Search keyword; empty for none. */
    keyword: string;
    /** URL of the same tab without the keyword, to clear the search. */
    clearHref: string;
    /** Called with the trimmed keyword; an empty one clears the search. */
    onSearch: (keyword: string) => void;
  };
  /** URLs of its links; `home` is offered if the customer has no orders at all. */
  hrefs: OrderCardCalls["hrefs"] & { home: string };
}

/** The customer's orders in eleven tabs, five per page. Spec §2, order list. */
export function OrderListScreen(props: OrderListScreenProps) {
  const { tab, shortcut = null, tabHref, list, search, ...steps } = props;
  const { t } = useTranslation(["orders", "shell", "account"]);
  const own = shortcut && {
    href: `?status=${ORDER_SHORTCUTS[shortcut]}`,
    label: t(`account:overview.shortcut.${shortcut}`),
  };
  const tabs = ORDER_TABS.map((one) => ({ href: tabHref(one), label: t(`tab.${one}`) }));
  return (
    <Root>
      <h1>{t("shell:page.orders")}</h1>
      <OrderSearch {...search} />
      <TabLinks
        label={t("list.tabs")}
        tabs={own ? [own, ...tabs] : tabs}
        current={own?.href ?? tabHref(tab)}
      />
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
        empty={
          <NoOrders
            place={shortcut === null ? tab : "shortcut"}
            search={search}
            shopHref={steps.hrefs.home}
            allHref={tabHref("all")}
          />
        }
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

function OrderSearch({ keyword, clearHref, onSearch }: OrderListScreenProps["search"]) {
  const { t } = useTranslation("orders");
  return (
    <form
      role="search"
      aria-label={t("search.label")}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(String(new FormData(event.currentTarget).get("keyword") ?? "").trim());
      }}
    >
      <SearchField
        label={t("search.label")}
        placeholder={t("search.placeholder")}
        defaultValue={keyword}
        maxLength={100}
        submitLabel={t("search.submit")}
      />
      {keyword !== "" && (
        <ButtonLink tone="quiet" href={clearHref}>
          {t("search.clear")}
        </ButtonLink>
      )}
    </form>
  );
}

type NoOrdersProps = Pick<OrderListScreenProps, "search"> & {
  place: OrderTab | "shortcut";
  shopHref: string;
  allHref: string;
};

/** Empty state. Offers to search all orders if a tab has no match, and to go shopping only if there are no orders at all. */
function NoOrders({ place, search, shopHref, allHref }: NoOrdersProps) {
  const { t } = useTranslation("orders");
  const isAll = place === "all";
  if (search.keyword === "") {
    return (
      <EmptyState
        picture={<PackageOpen />}
        title={t(`empty.${place}.title`)}
        action={
          <ButtonLink tone={isAll ? "primary" : "secondary"} href={isAll ? shopHref : allHref}>
            {t(isAll ? "empty.shop" : "empty.see_all")}
          </ButtonLink>
        }
      >
        {t(`empty.${place}.hint`)}
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

  > form {
    ${mixins.wrap(2)}
    align-items: start;
  }
  > form > :first-child {
    flex: 1 1 12rem;
    min-width: 0;
  }
  [data-cards] {
    ${mixins.stack(4)}
  }
`;
