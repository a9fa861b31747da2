import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { CancelledDetailScreen } from "@sen/ui/aftersales";
import { useOrderMenu } from "../../shell/account-menu.ts";
import { useOrderSteps } from "../../data/orders.ts";
import { PageHead } from "../../head/PageHead.tsx";
import { usePaths } from "../../paths.ts";
import { useRequiredSession } from "../../session/use-required-session.ts";
import { usePlace } from "../../shell/use-place.ts";

export default function CancelledPage() {
  const { t } = useTranslation("shell");
  useRequiredSession();
  const { request } = useOrderSteps(usePlace().id);
  return (
    <AccountLayout {...useOrderMenu()}>
      <PageHead title={t("page.cancelled")} noIndex />
      <CancelledDetailScreen request={request} hrefs={usePaths()} />
    </AccountLayout>
  );
}
