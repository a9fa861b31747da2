import { useTranslation } from "@sen/i18n";
import { ReturnDetailScreen } from "@sen/ui/aftersales";
import { mediaPollInterval } from "../../core/media-poll-interval.ts";
import { customerQuery, useQuery } from "../../core/query.ts";
import { stepState } from "../../core/settle.ts";
import { write } from "../../core/write.ts";
import type { Values } from "../../core/href.ts";
import { downloadAttachment } from "../../core/save-file.ts";
import { useLinks } from "../links.ts";
import { CaseHead, useForgetOrderLists } from "../orders/index.ts";
import { useCaseId } from "./cases.ts";
import type { aftersalesRoutes } from "./routes.ts";

export default function ReturnPage({ id: orderId }: Values<typeof aftersalesRoutes.return>) {
  const { t } = useTranslation("aftersales");
  const id = useCaseId(orderId, undefined, ({ return_request }) => return_request);
  const goodsBack = useQuery(id === null ? null : customerQuery("/returns/{id}", { path: { id } }), {
    refreshInterval: (answer) => mediaPollInterval(answer?.data.cs_attachments),
  });
  const { request, settle } = stepState(goodsBack, useForgetOrderLists());
  return (
    <>
      <CaseHead title="case.return" request={request} />
      <ReturnDetailScreen
        request={request}
        hrefs={useLinks()}
        onApprove={({ id }) =>
          settle(write("POST /returns/customer-approve", { body: { return_request_id: id } }))
        }
        onHandedOver={({ id }) => settle(write("POST /returns/received-goods", { body: { return_id: id } }))}
        onRecall={({ id }) => settle(write("POST /returns/cancel", { body: { return_id: id } }))}
        onDownload={(file) => downloadAttachment(file, t("return.file_name", { file: file.id }))}
      />
    </>
  );
}
