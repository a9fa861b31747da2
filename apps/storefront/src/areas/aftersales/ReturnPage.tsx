import { aftersalesRoutes } from "./routes.ts";
import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { ReturnDetailScreen } from "@sen/ui/aftersales";
import { useOrderMenu } from "../account/index.ts";
import { downloadAttachment } from "../../core/download-attachment.ts";
import { useReturn, useReturnId } from "./returns.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useCaseHrefs } from "./case-hrefs.ts";
import { usePlace } from "../../core/place.ts";

export default function ReturnPage() {
  const { t } = useTranslation(["shell", "aftersales"]);
  const { request, approve, handOver, recall } = useReturn(useReturnId(usePlace(aftersalesRoutes.return).id));
  return (
    <AccountLayout {...useOrderMenu()}>
      <PageHead title={t("shell:page.return")} noIndex />
      <ReturnDetailScreen
        request={request}
        hrefs={useCaseHrefs()}
        onApprove={approve}
        onHandedOver={handOver}
        onRecall={recall}
        onDownload={(file) => downloadAttachment(file, t("aftersales:return.file_name", { file: file.id }))}
      />
    </AccountLayout>
  );
}
