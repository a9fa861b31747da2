import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { ReturnDetailScreen } from "@sen/ui/aftersales";
import { useOrderMenu } from "../../shell/account-menu.ts";
import { downloadAttachment } from "../../data/download-attachment.ts";
import { useReturn, useReturnId } from "../../data/returns.ts";
import { PageHead } from "../../head/PageHead.tsx";
import { usePaths } from "../../paths.ts";
import { useRequiredSession } from "../../session/use-required-session.ts";
import { usePlace } from "../../shell/use-place.ts";

export default function ReturnPage() {
  const { t } = useTranslation("shell");
  useRequiredSession();
  const { request, approve, handOver, recall } = useReturn(useReturnId(usePlace().id));
  return (
    <AccountLayout {...useOrderMenu()}>
      <PageHead title={t("page.return")} noIndex />
      <ReturnDetailScreen
        request={request}
        hrefs={usePaths()}
        onApprove={approve}
        onHandedOver={handOver}
        onRecall={recall}
        onDownload={downloadAttachment}
      />
    </AccountLayout>
  );
}
