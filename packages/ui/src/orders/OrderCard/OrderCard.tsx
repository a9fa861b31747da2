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
  /** The order as the list has it. */
  order: Order;
  /** The tab it is shown on: what that tab is about speaks first. @default "all" */
  tab?: OrderTab;
  /** The order's own page: the whole card leads there. */
  href?: string | undefined;
  /** Its main step: pay, look at a case, confirm the receipt, review. */
  steps?: OrderCardSteps | undefined;
  /** Asks to cancel. Offered only while the order may still be cancelled. */
  onCancel?: (() => void) | undefined;
  /** Buys again; offered once the order has ended. */
  again?: BuyAgainCalls | undefined;
}

/** Lines shown; the rest is counted. */
const SHOWN_LINES = 2;

/** One order in the list. Spec §2, order list; its title and subtitle §4. */
export function OrderCard({ order, tab = "all", href, steps, onCancel, again }: OrderCardProps) {
  const { t } = useTranslation("orders");
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
