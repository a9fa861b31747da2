import { OPERATOR } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { CustomerSupportScreen } from "@sen/ui/support";
import { useMenus } from "../../shell/menus.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useHref } from "../../core/route.ts";
import { catalogRoutes } from "../catalog/routes.ts";
import { orderRoutes } from "../orders/routes.ts";
import { supportRoutes } from "./routes.ts";

export default function CustomerSupportPage() {
  const { t } = useTranslation("shell");
  const href = useHref();
  const details = { hotline: OPERATOR.hotlineText, hours: t("hours") };
  return (
    <>
      <PageHead
        title={t("page.customer_support")}
        description={t("page.customer_support_description", details)}
      />
      <CustomerSupportScreen
        malls={useMenus().malls}
        hrefs={{
          orders: href(orderRoutes.list),
          mall: (id) => href(catalogRoutes.mall, { id }),
          policy: (policy) => href(supportRoutes.policy, { policy }),
        }}
      />
    </>
  );
}
