import type { CancelRequest, OrderDetail } from "@sen/api";
import {
  AttachmentCreator,
  CancellationKind,
  cancelReasonLabel,
  isRefundRefused,
  moneyStep,
  OrderStatus,
  orderTimeline,
  refundLabel,
} from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { PackageCheck } from "lucide-react";
import { ButtonLink, Card, EmptyState, StatusBadge, Time } from "../../primitives/index.ts";
import { CaseColumns, CasePage, CaseProducts, Fact, FactList, type CaseShown } from "../CasePage/index.ts";
import { nameOf } from "../name-of.ts";
import { NextStep } from "../NextStep/NextStep.tsx";
import type { CaseHrefs } from "../OrderDetailScreen/order-hrefs.ts";
import { OrderHead } from "../OrderDetailScreen/OrderHead.tsx";
import { OrderSentences } from "../OrderDetailScreen/OrderSentences.tsx";
import { StatusTimeline } from "../StatusTimeline/StatusTimeline.tsx";

export interface CancelledDetailScreenProps extends CaseShown<OrderDetail> {
  /** URLs of the screen's links. */
  hrefs: Pick<CaseHrefs, "order" | "product" | "refund" | "shop">;
}

const kinds = {
  [CancellationKind.cancel]: "cancel",
  [CancellationKind.return]: "return",
  [CancellationKind.deliveryFail]: "delivery_fail",
} as const;

/** A cancelled order: who cancelled it, why and when, and what happens to the money. Spec §2 and §4. */
export function CancelledDetailScreen({ request, hrefs }: CancelledDetailScreenProps) {
  const { t } = useTranslation("aftersales");
  return (
    <CasePage request={request} loading={t("order_detail.loading")} failed={t("order_detail.failed")}>
      {(order) =>
        order.cancel_request && order.order_status === OrderStatus.cancelled ? (
          <Ready order={order} cancel={order.cancel_request} hrefs={hrefs} />
        ) : (
          <EmptyState
            heading="h1"
            picture={<PackageCheck />}
            title={t("cancelled_detail.not_cancelled")}
            action={<ButtonLink href={hrefs.order(order.id)}>{t("cancelled_detail.see_order")}</ButtonLink>}
          >
            <OrderSentences order={order} />
          </EmptyState>
        )
      }
    </CasePage>
  );
}

type ReadyProps = Pick<CancelledDetailScreenProps, "hrefs"> & { order: OrderDetail; cancel: CancelRequest };

function Ready({ order, cancel, hrefs }: ReadyProps) {
  const { t } = useTranslation(["aftersales", "orders"]);
  const { dong } = useFormat();
  const { refund_request } = order;
  const party = nameOf(AttachmentCreator, cancel.creator_type);
  const money = moneyStep(order);
  const byWhom =
    cancel.kind === CancellationKind.cancel && !order.payment_expired
      ? [`aftersales:cancelled_detail.by.${party}` as const, ...(money ? [money] : [])]
      : undefined;
  // Without a reason for the cancellation, show the carrier's.
  const said = cancel.reason === null ? order.reason_delivery_fail : t(cancelReasonLabel(cancel.reason));
  const reason = order.payment_expired ? t("cancelled_detail.payment_expired_reason") : said;
  return (
    <CaseColumns
      head={
        <>
          <OrderHead order={order} title={t("cancelled_detail.title")} />
          <NextStep
            tone={refund_request ? refundLabel(refund_request).tone : "neutral"}
            actions={
              <>
                {refund_request && (
                  <ButtonLink href={hrefs.refund(order.id)}>{t("orders:card.view_refund")}</ButtonLink>
                )}
                <ButtonLink tone="secondary" href={hrefs.shop(order.tenant_id)}>
                  {t("cancelled_detail.shop_on")}
                </ButtonLink>
                <ButtonLink tone="quiet" href={hrefs.order(order.id)}>
                  {t("cancelled_detail.see_order")}
                </ButtonLink>
              </>
            }
          >
            <OrderSentences order={order} keys={byWhom} />
          </NextStep>
        </>
      }
      aside={
        <Card>
          <StatusTimeline entries={orderTimeline(order)} label={(called) => called} />
        </Card>
      }
    >
      <Card title={t(`cancelled_detail.kind.${kinds[cancel.kind]}`)}>
        <FactList>
          <Fact label={t("cancelled_detail.who")}>{t(`party.${party}`)}</Fact>
          <Fact label={t("cancelled_detail.when")}>
            <Time dateTime={cancel.created_at} />
          </Fact>
          <Fact label={t("case.reason")}>{reason ?? t("cancelled_detail.no_reason")}</Fact>
          <Fact label={t("cancelled_detail.note")} wide>
            {cancel.note?.trim()}
          </Fact>
        </FactList>
      </Card>
      {refund_request && (
        <Card title={t("cancelled_detail.refund")}>
          <FactList>
            <Fact
              label={t(
                isRefundRefused(refund_request) ? "refund_detail.amount_refused" : "refund_detail.amount",
              )}
            >
              {dong(refund_request.amount_refund)}
            </Fact>
            <Fact label={t("case_page.code")}>
              {refund_request.code}{" "}
              <StatusBadge tone={refundLabel(refund_request).tone}>
                {t(refundLabel(refund_request).labelKey)}
              </StatusBadge>
            </Fact>
          </FactList>
        </Card>
      )}
      <CaseProducts context={order} productHref={hrefs.product} />
    </CaseColumns>
  );
}
