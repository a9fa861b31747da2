import { aftersalesRoutes } from "./routes.ts";
import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { FinishScreen } from "@sen/ui/aftersales";
import { useOrderMenu } from "../account/index.ts";
import { useComplaintSource } from "./complaints.ts";
import { useOrderSteps } from "../orders/index.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useCaseHrefs } from "./case-hrefs.ts";
import { usePlace } from "../../core/place.ts";

export default function FinishPage() {
  const { t } = useTranslation("shell");
  const { id: orderId } = usePlace(aftersalesRoutes.finish);
  const { request, refresh } = useOrderSteps(orderId);
  return (
    <AccountLayout {...useOrderMenu()}>
      <PageHead title={t("page.finish")} noIndex />
      <FinishScreen
        request={request}
        hrefs={useCaseHrefs()}
        complaint={useComplaintSource(orderId, refresh)}
      />
    </AccountLayout>
  );
}
