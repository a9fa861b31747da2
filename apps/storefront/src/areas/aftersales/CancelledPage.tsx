import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { CancelledDetailScreen } from "@sen/ui/aftersales";
import { useOrderMenu } from "../account/index.ts";
import { useOrderSteps } from "../orders/index.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePaths } from "../../core/paths.ts";
import { useRequiredSession } from "../../core/session/use-required-session.ts";
import { usePlace } from "../../core/place.ts";

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
