import type { Order } from "@sen/api";
import type { OrderTab } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useState } from "react";
import { ConfirmDialog } from "../../aftersales/ConfirmDialog/index.ts";
import { useRecheckoutLock } from "../../checkout/PaymentResultScreen/use-recheckout-lock.ts";
import { CancelOrderDialog } from "../CancelOrderDialog/index.ts";
import { OrderCard } from "../OrderCard/index.ts";
import type { OrderListScreenProps } from "./OrderListScreen.tsx";

interface OrderCardsProps extends Pick<
  OrderListScreenProps,
  "orderHref" | "stepHrefs" | "onPayAgain" | "onConfirmReceived" | "onCancelOrder" | "again"
> {
  orders: readonly Order[];
  tab: OrderTab;
}

/** The cards of the list, with the questions that their steps ask. */
export function OrderCards({ orders, tab, orderHref, stepHrefs, again, ...calls }: OrderCardsProps) {
  const { t } = useTranslation("aftersales");
  const pay = useRecheckoutLock(calls.onPayAgain);
  const [asked, setAsked] = useState<{ step: "cancel" | "received"; order: Order } | null>(null);
  const close = () => {
    setAsked(null);
  };
  const onReceived = (order: Order) => {
    setAsked({ step: "received", order });
  };
  return (
    <>
      <ul data-cards>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard
              order={order}
              tab={tab}
              href={orderHref?.(order)}
              steps={{ ...stepHrefs, pay, onReceived }}
              onCancel={() => {
                setAsked({ step: "cancel", order });
              }}
              again={again}
            />
          </li>
        ))}
      </ul>
      <CancelOrderDialog
        order={asked?.step === "cancel" ? asked.order : null}
        onCancelOrder={calls.onCancelOrder}
        onClose={close}
      />
      <ConfirmDialog
        open={asked?.step === "received"}
        title={t("order_detail.received_title")}
        submitLabel={t("order_detail.received_submit")}
        doneTitle={t("order_detail.received_done")}
        refusedTitle={t("order_detail.received_refused")}
        onConfirm={async () => (asked ? calls.onConfirmReceived(asked.order) : null)}
        onClose={close}
      >
        {t("order_detail.received_text")}
      </ConfirmDialog>
    </>
  );
}
