import type { Order } from "@sen/api";
import { isPaidAgain, paymentDue, PaymentMethod, type PaymentGatewayId } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import type { LockedRecheckout } from "../../checkout/PaymentResultScreen/use-recheckout-lock.ts";
import { Button, VisuallyHidden, type ButtonProps } from "../../primitives/index.ts";

export interface PayButtonProps extends Pick<ButtonProps, "size"> {
  /** The unpaid order. */
  order: Pick<Order, "id" | "code" | "order_tenant_final" | "paid_together" | "payment_status">;
  /** Pays, one order at a time. */
  pay: LockedRecheckout;
  /** Gateway to pay with. @default the order's gateway */
  gateway?: PaymentGatewayId;
  /** Adds the order's code to the accessible name, for use in a list. */
  named?: boolean;
}

/** Pays an order online. Shows the amount the gateway will charge and the number of orders: those of one payment are paid together. */
export function PayButton({ order, pay, gateway, named = false, size }: PayButtonProps) {
  const { t } = useTranslation("orders");
  const { dong } = useFormat();
  const { amount, orders } = paymentDue(order);
  const isBusy = pay.busy?.orderId === order.id && pay.busy.method === PaymentMethod.online;
  const words = isPaidAgain(order) ? "again" : "now";
  return (
    <Button
      size={size}
      busy={isBusy}
      disabled={pay.locked && !isBusy}
      onClick={() => pay.start(order.id, PaymentMethod.online, gateway)}
    >
      {orders > 1
        ? t(`pay.${words}_together`, { amount: dong(amount), count: orders })
        : t(`pay.${words}`, { amount: dong(amount) })}
      {named && <VisuallyHidden>{t("card.of", { code: order.code })}</VisuallyHidden>}
    </Button>
  );
}
