import type { CancelOrderBody, Order } from "@sen/api";
import type { OrderTab } from "@sen/domain";
import { useState } from "react";
import { useRecheckoutLock, type PayAgain } from "../../checkout/PaymentResultScreen/use-recheckout-lock.ts";
import type { CallOutcome } from "../../forms/index.ts";
import type { BuyAgainCalls } from "../BuyAgainButton/BuyAgainButton.tsx";
import { CancelOrderDialog } from "../CancelOrderDialog/CancelOrderDialog.tsx";
import type { OrderCardSteps } from "../OrderCard/MainStepButton.tsx";
import { OrderCard } from "../OrderCard/OrderCard.tsx";
import { ReceivedDialog } from "../ReceivedDialog/ReceivedDialog.tsx";

/** What a customer can do with an order in the list, and where its card leads. */
export interface OrderCardCalls {
  /** An order's own page; cards lead nowhere without it. */
  orderHref?: (order: Order) => string;
  /** The pages that the main steps of orders lead to. */
  hrefs: OrderCardSteps["hrefs"];
  /** Opens the payment of an order. May return a promise; blocked until 2 s after it settles. Spec §4. */
  onPayAgain: PayAgain;
  /** Says that an order has arrived. Resolves to nothing on success, to the backend's answer when it refuses. */
  onConfirmReceived: (order: Order) => Promise<CallOutcome>;
  /** Cancels. Resolves to nothing on success, to the backend's answer when it refuses. */
  onCancelOrder: (order: Order, body: CancelOrderBody) => Promise<CallOutcome>;
  /** Buys an order's goods again. */
  again: BuyAgainCalls;
}

interface OrderCardsProps extends OrderCardCalls {
  orders: readonly Order[];
  tab: OrderTab;
}

/** The cards of the list, with the questions that their steps ask. */
export function OrderCards({ orders, tab, orderHref, hrefs, again, ...calls }: OrderCardsProps) {
  const pay = useRecheckoutLock(calls.onPayAgain);
  const [asked, setAsked] = useState<{ step: "cancel" | "received"; order: Order } | null>(null);
  const close = () => setAsked(null);
  const onReceived = (order: Order) => setAsked({ step: "received", order });
  return (
    <>
      <ul data-cards>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard
              order={order}
              tab={tab}
              href={orderHref?.(order)}
              steps={{ hrefs, pay, onReceived }}
              onCancel={() => setAsked({ step: "cancel", order })}
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
      <ReceivedDialog
        open={asked?.step === "received"}
        onConfirm={async () => (asked ? calls.onConfirmReceived(asked.order) : null)}
        onClose={close}
      />
    </>
  );
}
