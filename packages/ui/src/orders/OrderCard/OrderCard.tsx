import type { Order } from "@sen/api";
import { mayMove, offersBuyAgain, orderMachine, OrderStatus, orderTitle, type OrderTab } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { useId } from "react";
import { Button, Link, StatusBadge, Thumbnail, Time } from "../../primitives/index.ts";
import { BuyAgainButton, type BuyAgainCalls } from "../BuyAgainButton/BuyAgainButton.tsx";
import { PayBefore } from "../PayBefore/PayBefore.tsx";
import { Card } from "./OrderCard.styles.ts";
import { MainStepButton, type OrderCardSteps } from "./MainStepButton.tsx";
import { OrderLine } from "./OrderLine.tsx";

export interface OrderCardProps {
  /** The order to show. */
  order: Order;
  /** Current tab; decides whether the title shows the order or its return, complaint or refund. @default "all" */
  tab?: OrderTab;
  /** URL of the order, opened by clicking the card. */
  href?: string | undefined;
  /** Callbacks and links of the main action: pay, view a return or complaint, confirm receipt, review. */
  steps?: OrderCardSteps | undefined;
  /** Starts cancelling. Offered only while the order can still be cancelled. */
  onCancel?: (() => void) | undefined;
  /** Buys the items again. Offered once the order has ended. */
  again?: BuyAgainCalls | undefined;
}

/** Number of items shown; the rest are counted. */
const SHOWN_LINES = 2;

/** An order in the list. Spec §2, order list; §4, title and subtitle. */
export function OrderCard({ order, tab = "all", href, steps, onCancel, again }: OrderCardProps) {
  const { t } = useTranslation(["orders", "aftersales"]);
  const { dong } = useFormat();
  const headingId = useId();
  const { titleKey, tone, subtitle, reasonKey } = orderTitle(order, tab);
  const shown = order.order_detail_items.slice(0, SHOWN_LINES);
  const hidden = order.order_detail_items.length - shown.length;
  const cancellable = mayMove(orderMachine, order.order_status, OrderStatus.cancelled, "customer");

  return (
    <Card aria-labelledby={headingId}>
      <header>
        <Thumbnail src={order.rk_tenant.image_url} size={32} round />
        <h2 id={headingId} data-small>
          {order.tenant_name}
        </h2>
        <StatusBadge tone={tone}>{t(titleKey)}</StatusBadge>
        {subtitle && <p>{t(`card.subtitle.${subtitle.kind}`, { text: subtitle.text })}</p>}
        {reasonKey && <p>{t(reasonKey)}</p>}
        {order.payment_deadline !== null && (
          <p>
            <PayBefore deadline={order.payment_deadline} />
          </p>
        )}
      </header>
      <ul>
        {shown.map((item) => (
          <li key={item.id}>
            <OrderLine item={item} />
          </li>
        ))}
        {hidden > 0 && <li data-muted>{t("card.more", { count: hidden })}</li>}
      </ul>
      <footer>
        <div>
          {href === undefined ? (
            <span>{order.code}</span>
          ) : (
            <Link href={href} aria-label={t("card.order", { code: order.code })}>
              {order.code}
            </Link>
          )}
          <small>
            {t("card.placed")} <Time dateTime={order.created_at} />
          </small>
        </div>
        <p>
          {t("card.total")} <strong>{dong(order.order_tenant_final)}</strong>
        </p>
        {steps && <MainStepButton order={order} {...steps} />}
        {cancellable && onCancel && (
          <Button
            tone="secondary"
            size="small"
            aria-label={t("card.cancel_order", { code: order.code })}
            onClick={onCancel}
          >
            {t("card.cancel")}
          </Button>
        )}
        {again && offersBuyAgain(order) && <BuyAgainButton order={order} size="small" {...again} />}
      </footer>
    </Card>
  );
}
