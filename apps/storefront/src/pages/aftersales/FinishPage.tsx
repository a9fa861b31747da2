import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { FinishScreen } from "@sen/ui/aftersales";
import { useOrderMenu } from "../../shell/account-menu.ts";
import { useComplaintSource } from "../../data/complaints.ts";
import { useOrderSteps } from "../../data/orders.ts";
import { PageHead } from "../../head/PageHead.tsx";
import { usePaths } from "../../paths.ts";
import { useRequiredSession } from "../../session/use-required-session.ts";
import { usePlace } from "../../shell/use-place.ts";

export default function FinishPage() {
  const { t } = useTranslation("shell");
  useRequiredSession();
  const { id: orderId } = usePlace();
  const { request, refresh } = useOrderSteps(orderId);
  return (
    <AccountLayout {...useOrderMenu()}>
      <PageHead title={t("page.finish")} noIndex />
      <FinishScreen request={request} hrefs={usePaths()} complaint={useComplaintSource(orderId, refresh)} />
    </AccountLayout>
  );
}
