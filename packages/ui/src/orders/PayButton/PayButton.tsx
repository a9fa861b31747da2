import type { Order } from "@sen/api";
import { isPaidAgain, paymentDue, PaymentMethod, type PaymentGatewayId } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import type { LockedRecheckout } from "../../checkout/PaymentResultScreen/use-recheckout-lock.ts";
import { Button, VisuallyHidden, type ButtonProps } from "../../primitives/index.ts";

export interface PayButtonProps extends Pick<ButtonProps, "size"> {
  /** The order that waits for its payment. */
  order: Pick<Order, "id" | "code" | "order_tenant_final" | "paid_together" | "payment_status">;
  /** Pays, one at a time. */
  pay: LockedRecheckout;
  /** Where it is paid. @default where it was to be paid */
  gateway?: PaymentGatewayId;
  /** There are other orders beside it: its name says which one it is of. */
  named?: boolean;
}

/** Pays an order online. It says the sum that the gateway will ask for, and of how many orders: those of one payment are paid together. */
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
      {named && <VisuallyHidden>{t("pay.of", { code: order.code })}</VisuallyHidden>}
    </Button>
  );
}
