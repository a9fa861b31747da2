import { filterOfTab, tabOfFilter } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { OrderListScreen, type OrderList } from "@sen/ui/orders";
import { useUrlQuery } from "../browser/useUrlQuery.ts";
import { useAccountMenu } from "../account-menu.ts";
import { useCancelOrder, useOrders } from "../data/orders.ts";
import { PageHead } from "../head/PageHead.tsx";
import { usePaths } from "../paths.ts";
import { routePage } from "../route-page.ts";
import { useRequiredSession } from "../session/useRequiredSession.ts";
import type { ShellHandle } from "../shell/ShopShell.tsx";

export const handle: ShellHandle = { place: "orders" };

export default routePage(function AccountPurchaseRoute() {
  const { t } = useTranslation("shell");
  const { status } = useRequiredSession();
  const query = useUrlQuery();
  const paths = usePaths();
  const tab = tabOfFilter(query.get("status"));
  const { orders, total, error, loadMore, loadingMore, retry } = useOrders(tab, status === "in");
  const list: OrderList = orders
    ? { state: "ready", orders, total, loadingMore, moreFailed: error !== undefined, onLoadMore: loadMore }
    : error === undefined
      ? { state: "loading" }
      : { state: "failed", onRetry: retry };
  return (
    <AccountLayout {...useAccountMenu()} current="purchase">
      <PageHead title={t("page.orders")} noIndex />
      <OrderListScreen
        tab={tab}
        tabHref={(other) => paths.purchase(filterOfTab(other))}
        list={list}
        orderHref={({ id }) => paths.order(id)}
        shopHref={paths.home()}
        onCancelOrder={useCancelOrder()}
      />
    </AccountLayout>
  );
});
