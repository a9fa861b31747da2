import type { OrderDetail } from "@sen/api";
import {
  isDeliveryLate,
  offersAction,
  OrderStatus,
  orderTimeline,
  orderTitle,
  refundLabel,
} from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { Clock } from "lucide-react";
import { PayBefore } from "../../orders/PayBefore/PayBefore.tsx";
import { ButtonLink, Card, Notice, NoWrap, useHasPassed } from "../../primitives/index.ts";
import { CaseColumns, CasePage, CaseProducts, type CaseShown } from "../CasePage/index.ts";
import { DeliveryTracking } from "../DeliveryTracking/DeliveryTracking.tsx";
import { ItemReviews } from "../ItemReviews/ItemReviews.tsx";
import { NextStep } from "../NextStep/NextStep.tsx";
import { StatusTimeline } from "../StatusTimeline/StatusTimeline.tsx";
import { OrderActions, type OrderCalls } from "./OrderActions.tsx";
import { OrderPayment, OrderPlaces } from "./OrderFacts.tsx";
import { OrderHead } from "./OrderHead.tsx";
import type { OrderHrefs } from "./order-hrefs.ts";
import { OrderProgress } from "./OrderProgress.tsx";
import { OrderSentences } from "./OrderSentences.tsx";
import { paidTogether } from "./PayOnDeliveryDialog.tsx";
import { RelatedCases } from "./RelatedCases.tsx";

export interface OrderDetailScreenProps extends OrderCalls, CaseShown<OrderDetail> {
  /** URLs of the screen's links. */
  hrefs: OrderHrefs;
  /** The payment deadline passed while the page was open, so the order can be refetched. */
  onPaymentOverdue?: () => unknown;
}

/** One order: its status, the actions it offers now, and its contents. Spec §3, order detail, and §4. */
export function OrderDetailScreen({ request, hrefs, ...calls }: OrderDetailScreenProps) {
  const { t } = useTranslation("aftersales");
  return (
    <CasePage request={request} loading={t("order_detail.loading")} failed={t("order_detail.failed")}>
      {(order) => <Ready order={order} hrefs={hrefs} {...calls} />}
    </CasePage>
  );
}

type ReadyProps = Omit<OrderDetailScreenProps, "request"> & { order: OrderDetail };

function Ready({ order, hrefs, onPaymentOverdue, ...calls }: ReadyProps) {
  const { t } = useTranslation(["aftersales", "orders"]);
  const { dateTime, dong } = useFormat();
  const { payment_deadline, return_deadline, evidence_deadline, refund_request, now } = order;
  const isOverdue = useHasPassed(payment_deadline, { now });
  const together = paidTogether(order);
  const { tone, subtitle } = orderTitle(order);
  const isLate = isDeliveryLate(order);
  const until =
    evidence_deadline !== null
      ? t("complaint_detail.until", { time: dateTime(evidence_deadline) })
      : offersAction(order, "return") &&
        return_deadline !== null &&
        t("order_detail.return_until", { time: dateTime(return_deadline) });
  return (
    <CaseColumns
      head={
        <>
          <OrderHead order={order} />
          <NextStep
            tone={
              evidence_deadline || isLate
                ? "warning"
                : refund_request
                  ? refundLabel(refund_request).tone
                  : tone
            }
            deadline={
              payment_deadline === null ? (
                until && (
                  <span>
                    <Clock aria-hidden size={16} />
                    {until}
                  </span>
                )
              ) : (
                <PayBefore deadline={payment_deadline} now={now} onPass={onPaymentOverdue} />
              )
            }
            words={subtitle && t(`orders:card.subtitle.${subtitle.kind}`, { text: subtitle.text })}
            actions={<OrderActions order={order} hrefs={hrefs} isOverdue={isOverdue} {...calls} />}
          >
            {isLate && `${t("tracking.late")} `}
            {evidence_deadline ? (
              t("complaint_detail.next.evidence_asked")
            ) : (
              <OrderSentences order={order} />
            )}{" "}
            {together && (
              <NoWrap
                text={t("order_detail.paid_together", {
                  codes: together.codes,
                  amount: dong(together.amount),
                })}
              />
            )}
          </NextStep>
          <OrderProgress order={order} />
          <PaymentReturns returns={order.payment_returns} />
          <DeliveryTracking order={order} />
          <RelatedCases order={order} hrefs={hrefs} />
        </>
      }
      aside={
        <>
          <Card>
            <StatusTimeline entries={orderTimeline(order)} label={(called) => called} />
          </Card>
          <OrderPlaces order={order} />
          <Card title={t("order_detail.help")}>
            {order.order_status === OrderStatus.completed && (
              <ButtonLink href={hrefs.finish(order.id)} tone="secondary">
                {t("order_detail.not_right")}
              </ButtonLink>
            )}
            <ButtonLink href={hrefs.askAboutOrder(order.tenant_id, order.id)} tone="secondary">
              {t("order_detail.ask_shop")}
            </ButtonLink>
            <ButtonLink href={hrefs.help(order.id)} tone="secondary">
              {t("order_detail.help_link")}
            </ButtonLink>
          </Card>
        </>
      }
    >
      <ItemReviews order={order} reviewHref={hrefs.writeReview} />
      <CaseProducts context={order} productHref={hrefs.product} />
      <OrderPayment order={order} />
    </CaseColumns>
  );
}

/** Money refunded without a request: amount, reason, and whether it was sent. Renders nothing if there is none. */
function PaymentReturns({ returns }: { returns: OrderDetail["payment_returns"] }) {
  const { t } = useTranslation("aftersales");
  const { dong, dateTime } = useFormat();
  return returns.map(({ amount, reason, paid_back_at, created_at }) => (
    <Notice
      key={`${created_at} ${reason} ${amount}`}
      tone={paid_back_at === null ? "warning" : "success"}
      title={t(`order_detail.payment_return.${paid_back_at === null ? "on_its_way" : "sent"}`, {
        amount: dong(amount),
      })}
    >
      {t(`order_detail.payment_return.${reason}`)}{" "}
      {paid_back_at === null
        ? t("order_detail.payment_return.when")
        : t("order_detail.payment_return.sent_at", { time: dateTime(paid_back_at) })}
    </Notice>
  ));
}
