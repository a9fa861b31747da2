import type { ReturnDetail, ReturnHistory } from "@sen/api";
import {
  changesOnly,
  evidenceBySide,
  isWholeReturn,
  returnAmountStanding,
  returnedLines,
  returnFailReason,
  returnLabel,
  returnMethodLabel,
  ReturnStatus,
} from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { Card } from "../../primitives/index.ts";
import { CaseFacts } from "../CaseFacts/CaseFacts.tsx";
import { CaseHeader } from "../CaseHeader/CaseHeader.tsx";
import { CaseColumns, CasePage, CaseProducts, Fact, FactList, type CaseShown } from "../CasePage/index.ts";
import { CasePlaces } from "../CasePlaces/CasePlaces.tsx";
import { EvidenceGallery, type EvidenceGalleryProps } from "../EvidenceGallery/EvidenceGallery.tsx";
import { NextStep } from "../NextStep/NextStep.tsx";
import type { CaseHrefs } from "../OrderDetailScreen/order-hrefs.ts";
import { ProductTable } from "../ProductTable/ProductTable.tsx";
import { ProposedSolution } from "../ProposedSolution/ProposedSolution.tsx";
import { StatusTimeline } from "../StatusTimeline/StatusTimeline.tsx";
import { ReturnActions, type ReturnCalls } from "./ReturnActions.tsx";
import { returnSentences } from "./return-sentences.ts";

export interface ReturnDetailScreenProps
  extends ReturnCalls, Pick<EvidenceGalleryProps, "onDownload">, CaseShown<ReturnDetail> {
  /** URLs of the screen's links. */
  hrefs: Pick<CaseHrefs, "order" | "product" | "refund">;
}

/** A return: its status, both sides' reasons and evidence, and its actions. Spec §3, order detail, and §4. */
export function ReturnDetailScreen({ request, ...ready }: ReturnDetailScreenProps) {
  const { t } = useTranslation("aftersales");
  return (
    <CasePage request={request} loading={t("return_detail.loading")} failed={t("return_detail.failed")}>
      {(data) => <ReadyReturn {...ready} request={data} />}
    </CasePage>
  );
}

/** The reason quoted on the page: the shop's for a rejection, the carrier's for a failed delivery. */
function words(request: ReturnDetail): string | undefined {
  if (request.status === ReturnStatus.rejected) return request.feedback?.reason_reject?.trim() || undefined;
  if (request.status !== ReturnStatus.deliveryFailed) return undefined;
  return returnFailReason(request) ?? undefined;
}

/** The contact and address of the return, which can differ from those of the order. */
function collectedFrom({ customer_info: customer }: ReturnDetail) {
  if (customer === null) return undefined;
  return { name: customer.name, phone: customer.phone_number, address: customer.full_address };
}

type ReadyReturnProps = Omit<ReturnDetailScreenProps, "request"> & { request: ReturnDetail };

function ReadyReturn({ request, hrefs, onDownload, ...calls }: ReadyReturnProps) {
  const { t } = useTranslation("aftersales");
  const { dong } = useFormat();
  const { infor_banking_customer: bank, delivery_method, feedback } = request;
  const isPart = !isWholeReturn(request, request.return_items);
  const back = returnedLines(request.order_detail_items, request.return_items);
  const status = returnLabel(request);
  const byCustomer = request.customer_info !== null;
  const labelKeyAt = ({ status_update }: ReturnHistory) =>
    returnLabel({ ...request, status: status_update }).labelKey;
  const amount = returnAmountStanding(request);
  const shopShows = evidenceBySide(request.cs_attachments).tenant.length > 0;
  return (
    <CaseColumns
      head={
        <>
          <CaseHeader
            title={t(byCustomer ? "case.return" : "case.parcel")}
            code={request.code}
            status={status}
            order={{ code: request.order.code, href: hrefs.order(request.order_detail_id) }}
          />
          <NextStep
            tone={status.tone}
            words={words(request)}
            actions={
              <ReturnActions
                request={request}
                refundHref={hrefs.refund(request.order_detail_id, request.refund?.id)}
                orderHref={hrefs.order(request.order_detail_id)}
                {...calls}
              />
            }
          >
            {returnSentences(request)
              .map((key) => t(key, { amount: dong(request.amount_refund) }))
              .join(" ")}
          </NextStep>
        </>
      }
      aside={
        <>
          <Card>
            <StatusTimeline
              entries={changesOnly(request.return_request_histories, labelKeyAt)}
              label={(at) => returnLabel({ ...request, status: at })}
            />
          </Card>
          <CasePlaces
            context={request}
            customerTitle={t(byCustomer ? "return_detail.pickup_from" : "order_detail.ship_to")}
            customer={collectedFrom(request)}
          >
            <Fact label={t("return_detail.method")}>
              {delivery_method === null ? null : t(returnMethodLabel(delivery_method))}
            </Fact>
          </CasePlaces>
        </>
      }
    >
      {feedback?.solution?.trim() && <ProposedSolution solution={feedback.solution} />}
      <Card>
        <CaseFacts
          kind={byCustomer ? "return" : "parcel"}
          party={request.creator_type}
          reason={request.reason_text}
          createdAt={request.created_at}
          note={request.customer_note.description}
        />
        {byCustomer && (
          <EvidenceGallery attachments={request.cs_attachments} side="customer" onDownload={onDownload} />
        )}
      </Card>
      {shopShows && (
        <Card title={t("return_detail.shop_evidence")}>
          <EvidenceGallery attachments={request.cs_attachments} side="tenant" onDownload={onDownload} />
        </Card>
      )}
      {amount === "paid_back" && (
        <Card title={t("bank.title")}>
          <FactList>
            <Fact label={t("refund_detail.amount")}>{dong(request.amount_refund)}</Fact>
            <Fact label={t("bank.bank")}>{bank?.bank_name}</Fact>
            <Fact label={t("bank.account_number")}>{bank?.account_number}</Fact>
            <Fact label={t("bank.account_fullname")}>{bank?.account_fullname}</Fact>
          </FactList>
          {bank === null && <p data-muted>{t("refund_detail.same_way")}</p>}
        </Card>
      )}
      {amount === "refused" && (
        <Card>
          <FactList>
            <Fact label={t("refund_detail.amount_refused")}>{dong(request.amount_refund)}</Fact>
          </FactList>
        </Card>
      )}
      {isPart && (
        <Card title={t("return_detail.items")}>
          <ProductTable items={back} productHref={hrefs.product} />
          <p data-muted>{t("return_detail.items_part")}</p>
        </Card>
      )}
      <CaseProducts
        title={isPart ? t("return_detail.order_items") : undefined}
        context={request}
        productHref={hrefs.product}
      />
    </CaseColumns>
  );
}
