import { filterOfTab, ORDER_SHORTCUTS, shortcutOfFilter, tabOfFilter } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { OrderListScreen } from "@sen/ui/orders";
import { useNavigate } from "react-router-dom";
import { useAccountMenu } from "../account/index.ts";
import { useCaseHrefs } from "../aftersales/index.ts";
import { aftersalesRoutes } from "../aftersales/routes.ts";
import { usePayAgain } from "../checkout/index.ts";
import { useBuyAgain } from "./buy-again.ts";
import { useOrders } from "./orders.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useHref } from "../../core/route.ts";
import { cartRoutes } from "../cart/routes.ts";
import { catalogRoutes } from "../catalog/routes.ts";
import { orderRoutes } from "./routes.ts";
import { productRoutes } from "../product/routes.ts";
import { usePlace } from "../../core/place.ts";

export default function OrderListPage() {
  const { t } = useTranslation("shell");
  const href = useHref();
  const navigate = useNavigate();
  const { status, keyword: typed = "" } = usePlace(orderRoutes.list);
  const tab = tabOfFilter(status ?? null);
  const shortcut = shortcutOfFilter(status);
  const filter = shortcut ? ORDER_SHORTCUTS[shortcut] : filterOfTab(tab);
  const keyword = typed.trim();
  const { list, cancel, confirmReceived, refresh } = useOrders(filter, keyword);
  const hrefs = useCaseHrefs();
  return (
    <AccountLayout {...useAccountMenu()} current="purchase">
      <PageHead title={t("page.orders")} noIndex />
      <OrderListScreen
        tab={tab}
        shortcut={shortcut}
        tabHref={(other) => href(orderRoutes.list, { status: filterOfTab(other), keyword })}
        list={list}
        search={{
          keyword,
          clearHref: href(orderRoutes.list, { status: filter }),
          onSearch: (wanted) => void navigate(href(orderRoutes.list, { status: filter, keyword: wanted })),
        }}
        orderHref={({ id }) => href(orderRoutes.detail, { id })}
        shopHref={href(catalogRoutes.home)}
        stepHrefs={{ returnHref: hrefs.return, reviewHref: hrefs.writeReview }}
        onPayAgain={usePayAgain(refresh)}
        onConfirmReceived={async (order) => {
          const refusal = await confirmReceived(order);
          if (refusal === null) await navigate(href(aftersalesRoutes.finish, { id: order.id }));
          return refusal;
        }}
        onCancelOrder={cancel}
        again={{
          onBuyAgain: useBuyAgain(),
          cartHref: href(cartRoutes.cart),
          productHref: (id) => href(productRoutes.detail, { id }),
        }}
      />
    </AccountLayout>
  );
}
