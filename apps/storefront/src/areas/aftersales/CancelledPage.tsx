import { aftersalesRoutes } from "./routes.ts";
import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { CancelledDetailScreen } from "@sen/ui/aftersales";
import { useOrderMenu } from "../account/index.ts";
import { useOrderSteps } from "../orders/index.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useCaseHrefs } from "./case-hrefs.ts";
import { usePlace } from "../../core/place.ts";

export default function CancelledPage() {
  const { t } = useTranslation("shell");
  const { request } = useOrderSteps(usePlace(aftersalesRoutes.cancelled).id);
  return (
    <AccountLayout {...useOrderMenu()}>
      <PageHead title={t("page.cancelled")} noIndex />
      <CancelledDetailScreen request={request} hrefs={useCaseHrefs()} />
    </AccountLayout>
  );
}
