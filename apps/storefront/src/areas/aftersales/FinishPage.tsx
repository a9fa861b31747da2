import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { FinishScreen } from "@sen/ui/aftersales";
import { useOrderMenu } from "../account/index.ts";
import { useComplaintSource } from "./complaints.ts";
import { useOrderSteps } from "../orders/index.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePaths } from "../../core/paths.ts";
import { useRequiredSession } from "../../core/session/use-required-session.ts";
import { usePlace } from "../../core/place.ts";

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
