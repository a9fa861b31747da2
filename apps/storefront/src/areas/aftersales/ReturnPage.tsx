import { useTranslation } from "@sen/i18n";
import { ReturnDetailScreen } from "@sen/ui/aftersales";
import { usePlace } from "../../core/place.ts";
import { downloadAttachment } from "../../core/save-file.ts";
import { OrderSection } from "../account/index.ts";
import { useLinks } from "../links.ts";
import { useCaseId, useReturn } from "./cases.ts";
import { aftersalesRoutes } from "./routes.ts";

export default function ReturnPage() {
  const { t } = useTranslation("aftersales");
  const { id } = usePlace(aftersalesRoutes.return);
  const { request, approve, handOver, recall } = useReturn(useCaseId(id, "return_request"));
  return (
    <OrderSection>
      <ReturnDetailScreen
        request={request}
        hrefs={useLinks()}
        onApprove={approve}
        onHandedOver={handOver}
        onRecall={recall}
        onDownload={(file) => downloadAttachment(file, t("return.file_name", { file: file.id }))}
      />
    </OrderSection>
  );
}
