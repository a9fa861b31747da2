import { filterOfTab, ORDER_SHORTCUTS, shortcutOfFilter, tabOfFilter } from "@sen/domain";
import { OrderListScreen } from "@sen/ui/orders";
import { useNavigate } from "react-router-dom";
import type { Values } from "../../core/href.ts";
import { usePayAgain } from "../checkout/index.ts";
import { useLinks } from "../links.ts";
import { useBuyAgain } from "./buy-again.ts";
import { useOrders } from "./orders.ts";
import type { orderRoutes } from "./routes.ts";

export default function OrderListPage({ status, keyword: typed = "" }: Values<typeof orderRoutes.list>) {
  const links = useLinks();
  const navigate = useNavigate();
  const tab = tabOfFilter(status ?? null);
  const shortcut = shortcutOfFilter(status);
  const filter = shortcut ? ORDER_SHORTCUTS[shortcut] : filterOfTab(tab);
  const keyword = typed.trim();
  const { refresh, ...orders } = useOrders(filter, keyword);
  return (
    <OrderListScreen
      {...orders}
      tab={tab}
      shortcut={shortcut}
      tabHref={(other) => links.ordersOf(filterOfTab(other), keyword)}
      search={{
        keyword,
        clearHref: links.ordersOf(filter),
        onSearch: (wanted) => void navigate(links.ordersOf(filter, wanted)),
      }}
      hrefs={links}
      onPayAgain={usePayAgain(refresh)}
      onBuyAgain={useBuyAgain()}
    />
  );
}
