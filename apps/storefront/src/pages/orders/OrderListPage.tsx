import { filterOfTab, tabOfFilter } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { OrderListScreen } from "@sen/ui/orders";
import { useAccountMenu } from "../../shell/account-menu.ts";
import { useOrders } from "../../data/orders.ts";
import { PageHead } from "../../head/PageHead.tsx";
import { usePaths } from "../../paths.ts";
import { useRequiredSession } from "../../session/use-required-session.ts";
import { usePlace } from "../../shell/use-place.ts";

export default function OrderListPage() {
  const { t } = useTranslation("shell");
  useRequiredSession();
  const paths = usePaths();
  const tab = tabOfFilter(usePlace().query.get("status"));
  const { list, cancel } = useOrders(tab);
  return (
    <AccountLayout {...useAccountMenu()} current="purchase">
      <PageHead title={t("page.orders")} noIndex />
      <OrderListScreen
        tab={tab}
        tabHref={(other) => paths.purchase(filterOfTab(other))}
        list={list}
        orderHref={({ id }) => paths.order(id)}
        shopHref={paths.home()}
        onCancelOrder={cancel}
      />
    </AccountLayout>
  );
}
