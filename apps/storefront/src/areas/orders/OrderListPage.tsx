import { filterOfTab, tabOfFilter } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { OrderListScreen } from "@sen/ui/orders";
import { useNavigate } from "react-router-dom";
import { useAccountMenu } from "../account/index.ts";
import { useBuyAgain } from "./buy-again.ts";
import { useOrders } from "./orders.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePaths } from "../../core/paths.ts";
import { useRequiredSession } from "../../core/session/use-required-session.ts";
import { usePlace } from "../../core/place.ts";

export default function OrderListPage() {
  const { t } = useTranslation("shell");
  useRequiredSession();
  const paths = usePaths();
  const navigate = useNavigate();
  const { query } = usePlace();
  const tab = tabOfFilter(query.get("status"));
  const keyword = query.get("keyword")?.trim() ?? "";
  const { list, cancel } = useOrders(tab, keyword);
  return (
    <AccountLayout {...useAccountMenu()} current="purchase">
      <PageHead title={t("page.orders")} noIndex />
      <OrderListScreen
        tab={tab}
        tabHref={(other) => paths.purchase(filterOfTab(other), keyword)}
        list={list}
        search={{
          keyword,
          clearHref: paths.purchase(filterOfTab(tab)),
          onSearch: (wanted) => void navigate(paths.purchase(filterOfTab(tab), wanted)),
        }}
        orderHref={({ id }) => paths.order(id)}
        shopHref={paths.home()}
        onCancelOrder={cancel}
        again={{ onBuyAgain: useBuyAgain(), cartHref: paths.cart(), productHref: paths.product }}
      />
    </AccountLayout>
  );
}
