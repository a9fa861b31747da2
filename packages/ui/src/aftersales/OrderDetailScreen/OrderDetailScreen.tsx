import type { OrderDetail } from "@sen/api";
import { orderActions, orderChanges, orderStatusLabel, orderTitle } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { CaseColumns, CasePage, CaseProducts, CaseSection, type CaseRequest } from "../CasePage/index.ts";
import { NextStep } from "../NextStep/index.ts";
import { StatusTimeline } from "../StatusTimeline/index.ts";
import { OrderActions, type OrderCalls } from "./OrderActions.tsx";
import { OrderPayment, OrderPlaces } from "./OrderFacts.tsx";
import { OrderHead } from "./OrderHead.tsx";
import type { OrderHrefs } from "./orderHrefs.ts";
import { orderStep } from "./orderStep.ts";
import { RelatedCases } from "./RelatedCases.tsx";

export interface OrderDetailScreenProps extends OrderCalls {
  request: CaseRequest<OrderDetail>;
  hrefs: OrderHrefs;
}

/** One order: where it stands, what can be done with it now, what is in it. Spec §3, order detail, and §4. */
export function OrderDetailScreen({ request, hrefs, ...calls }: OrderDetailScreenProps) {
  const { t } = useTranslation("aftersales");
  return (
    <CasePage request={request} loading={t("order_detail.loading")} failed={t("order_detail.failed")}>
      {(order) => <Ready order={order} hrefs={hrefs} {...calls} />}
    </CasePage>
  );
}

interface ReadyProps extends OrderCalls {
  order: OrderDetail;
  hrefs: OrderHrefs;
}

function Ready({ order, hrefs, ...calls }: ReadyProps) {
  const { t } = useTranslation("aftersales");
  const { tone, subtitle } = orderTitle(order);
  const actionable = orderActions(order).length > 0;
  return (
    <CaseColumns
      head={
        <>
          <OrderHead order={order} />
          <NextStep
            tone={tone}
            words={subtitle && t(`order_detail.subtitle.${subtitle.kind}`, { text: subtitle.text })}
            actions={
              actionable ? (
                <OrderActions order={order} returnHref={hrefs.returnCreate(order.id)} {...calls} />
              ) : undefined
            }
          >
            {t(orderStep(order))}
          </NextStep>
          <RelatedCases order={order} hrefs={hrefs} />
        </>
      }
      main={
        <>
          <CaseProducts context={order} productHref={hrefs.product} />
          <OrderPayment order={order} />
        </>
      }
      aside={
        <>
          <CaseSection>
            <StatusTimeline entries={orderChanges(order.order_histories)} label={orderStatusLabel} />
          </CaseSection>
          <OrderPlaces order={order} />
        </>
      }
    />
  );
}
