import type { OrderDetail } from "@sen/api";
import {
  hasReturnInTheWay,
  isComplaintOpen,
  isReturnOpen,
  offersAction,
  OrderStatus,
  orderTitle,
} from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { MessageSquareWarning, PackageCheck, RotateCcw } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { color, media, mixins, radius, space, text } from "../../foundations/index.ts";
import { BuyAgainButton, type BuyAgainCalls } from "../../orders/BuyAgainButton/BuyAgainButton.tsx";
import { Button, ButtonLink, Card, EmptyState, NoWrap } from "../../primitives/index.ts";
import { CasePage, type CaseShown } from "../CasePage/index.ts";
import { ComplaintStart, type ComplaintSource } from "../ComplaintStart/ComplaintStart.tsx";
import { ItemReviews } from "../ItemReviews/ItemReviews.tsx";
import type { CaseHrefs, OrderHrefs } from "../OrderDetailScreen/order-hrefs.ts";
import { OrderSentences } from "../OrderDetailScreen/OrderSentences.tsx";
import { RelatedCases } from "../OrderDetailScreen/RelatedCases.tsx";
import { ProductTable } from "../ProductTable/ProductTable.tsx";

export interface FinishScreenProps extends CaseShown<OrderDetail>, Pick<BuyAgainCalls, "onBuyAgain"> {
  /** URLs of the screen's links. */
  hrefs: Pick<CaseHrefs, "order"> & Omit<OrderHrefs, "help">;
  /** Props for complaining about this order. */
  complaint: ComplaintSource;
}

/** A completed order: thanks, and what to do if something is wrong. Spec §2, purchase/finish. */
export function FinishScreen({ request, ...ready }: FinishScreenProps) {
  const { t } = useTranslation(["aftersales", "orders"]);
  return (
    <CasePage request={request} loading={t("order_detail.loading")} failed={t("order_detail.failed")}>
      {(order) =>
        order.order_status === OrderStatus.completed && !hasReturnInTheWay(order) ? (
          <Ready order={order} {...ready} />
        ) : (
          <EmptyState
            heading="h1"
            picture={<PackageCheck />}
            title={t(orderTitle(order).titleKey)}
            action={
              <ButtonLink href={ready.hrefs.order(order.id)}>{t("cancelled_detail.see_order")}</ButtonLink>
            }
          >
            <OrderSentences order={order} />
          </EmptyState>
        )
      }
    </CasePage>
  );
}

type ReadyProps = Omit<FinishScreenProps, "request"> & { order: OrderDetail };

function Ready({ order, hrefs, complaint, onBuyAgain }: ReadyProps) {
  const { t } = useTranslation("aftersales");
  const [complaining, setComplaining] = useState(false);
  const mayReturn = offersAction(order, "return");
  const mayComplain = offersAction(order, "complaint");
  const isRequestOpen =
    order.complaint_requests.some(({ status }) => isComplaintOpen(status)) ||
    (order.return_request !== null && isReturnOpen(order.return_request.status));
  return (
    <Root>
      <EmptyState
        tone="success"
        heading="h1"
        picture={<PackageCheck />}
        title={t("finish.title")}
        action={
          <div data-steps>
            <BuyAgainButton
              order={order}
              onBuyAgain={onBuyAgain}
              cartHref={hrefs.cart}
              productHref={hrefs.product}
            />
            <ButtonLink tone="secondary" href={hrefs.order(order.id)}>
              {t("cancelled_detail.see_order")}
            </ButtonLink>
          </div>
        }
      >
        <strong>{t("finish.thanks", { shop: order.tenant_name })}</strong> <br />
        <NoWrap text={t("finish.text", { code: order.code })} />
      </EmptyState>
      <ItemReviews order={order} reviewHref={hrefs.writeReview} />
      <Card title={t("finish.trouble")}>
        {mayReturn || mayComplain ? (
          <>
            <p data-muted>{t("finish.trouble_text")}</p>
            <Ways>
              {mayReturn && (
                <li>
                  <RotateCcw aria-hidden size={22} />
                  <p>{t("finish.return_hint")}</p>
                  <ButtonLink tone="secondary" href={hrefs.returnCreate(order.id)}>
                    {t("order_detail.action.return")}
                  </ButtonLink>
                </li>
              )}
              {mayComplain && (
                <li>
                  <MessageSquareWarning aria-hidden size={22} />
                  <p>{t("finish.complaint_hint")}</p>
                  <Button tone="secondary" onClick={() => setComplaining(true)}>
                    {t("order_detail.action.complaint")}
                  </Button>
                </li>
              )}
            </Ways>
          </>
        ) : (
          <p data-muted>{t(isRequestOpen ? "finish.request_open" : "finish.nothing_open")}</p>
        )}
      </Card>
      <RelatedCases order={order} hrefs={hrefs} />
      <Card title={t("case_page.products")}>
        <ProductTable items={order.order_detail_items} productHref={hrefs.product} />
      </Card>
      <ComplaintStart {...complaint} open={complaining} onClose={() => setComplaining(false)} />
    </Root>
  );
}

const Root = styled.div`
  ${mixins.stack(4)}
  ${mixins.column("760px")}

  > :first-child {
    padding: ${space[6]} 0 ${space[4]};
  }
  [data-steps] {
    ${mixins.wrap(3)}
    justify-content: center;
  }
`;

const Ways = styled.ul`
  ${mixins.grid(3)}

  > li {
    ${mixins.wrappedRow(3)}
    padding: ${space[3]};
    border-radius: ${radius.medium};
    background: ${color.surfaceSunken};
    font: ${text.small};
  }
  > li > svg {
    color: ${color.brand};
  }
  > li > p {
    flex: 1 1 10rem;
  }
  > li > :last-child {
    margin-left: auto;
  }
  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;
