import { useTranslation } from "@sen/i18n";
import { ReturnDetailScreen } from "@sen/ui/aftersales";
import type { Values } from "../../core/route.ts";
import { downloadAttachment } from "../../core/save-file.ts";
import { OrderSection } from "../account/index.ts";
import { useLinks } from "../links.ts";
import { useCaseId, useReturn } from "./cases.ts";
import type { aftersalesRoutes } from "./routes.ts";

export default function ReturnPage({ id }: Values<typeof aftersalesRoutes.return>) {
  const { t } = useTranslation("aftersales");
  const goodsBack = useReturn(useCaseId(id, "return_request"));
  return (
    <OrderSection>
      <ReturnDetailScreen
        {...goodsBack}
        hrefs={useLinks()}
        onDownload={(file) => downloadAttachment(file, t("return.file_name", { file: file.id }))}
      />
    </OrderSection>
  );
}
