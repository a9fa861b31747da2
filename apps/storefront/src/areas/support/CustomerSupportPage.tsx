import { OPERATOR } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { CustomerSupportScreen } from "@sen/ui/support";
import { useMenus } from "../../shell/menus.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useLinks } from "../links.ts";

export default function CustomerSupportPage() {
  const { t } = useTranslation("shell");
  const details = { hotline: OPERATOR.hotlineText, hours: t("hours") };
  return (
    <>
      <PageHead
        title={t("page.customer_support")}
        description={t("page.customer_support_description", details)}
      />
      <CustomerSupportScreen malls={useMenus().malls} hrefs={useLinks()} />
    </>
  );
}
