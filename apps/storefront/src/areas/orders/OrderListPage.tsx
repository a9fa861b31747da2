import {
  filterOfTab,
  ORDER_SHORTCUTS,
  shortcutOfFilter,
  tabOfFilter,
  type OrderFilterValue,
} from "@sen/domain";
import { OrderListScreen } from "@sen/ui/orders";
import { useNavigate } from "react-router-dom";
import { usePlace } from "../../core/place.ts";
import { useHref } from "../../core/route.ts";
import { AccountSection } from "../account/index.ts";
import { usePayAgain } from "../checkout/index.ts";
import { useLinks } from "../links.ts";
import { useBuyAgain } from "./buy-again.ts";
import { useOrders } from "./orders.ts";
import { orderRoutes } from "./routes.ts";

export default function OrderListPage() {
  const href = useHref();
  const links = useLinks();
  const navigate = useNavigate();
  const { status, keyword: typed = "" } = usePlace(orderRoutes.list);
  const tab = tabOfFilter(status ?? null);
  const shortcut = shortcutOfFilter(status);
  const filter = shortcut ? ORDER_SHORTCUTS[shortcut] : filterOfTab(tab);
  const keyword = typed.trim();
  const listHref = (of: OrderFilterValue, wanted?: string) =>
    href(orderRoutes.list, { status: of, keyword: wanted });
  const { list, cancel, confirmReceived, refresh } = useOrders(filter, keyword);
  return (
    <AccountSection current="purchase">
      <OrderListScreen
        tab={tab}
        shortcut={shortcut}
        tabHref={(other) => listHref(filterOfTab(other), keyword)}
        list={list}
        search={{
          keyword,
          clearHref: listHref(filter),
          onSearch: (wanted) => void navigate(listHref(filter, wanted)),
        }}
        orderHref={({ id }) => links.order(id)}
        shopHref={links.home}
        stepHrefs={{ returnHref: links.return, reviewHref: links.writeReview }}
        onPayAgain={usePayAgain(refresh)}
        onConfirmReceived={async (order) => {
          const refusal = await confirmReceived(order);
          if (refusal === null) await navigate(links.finish(order.id));
          return refusal;
        }}
        onCancelOrder={cancel}
        again={{ onBuyAgain: useBuyAgain(), cartHref: links.cart, productHref: links.product }}
      />
    </AccountSection>
  );
}
