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

/** Actions and links of the order cards. */
export interface OrderCardCalls extends Pick<BuyAgainCalls, "onBuyAgain"> {
  /** URLs of an order, the pages behind its main action, a product and the cart. */
  hrefs: OrderCardSteps["hrefs"] & Record<"order" | "product", (id: number) => string> & { cart: string };
  /** Opens the payment of an order. May return a promise; further calls are blocked until 2 s after it settles. Spec §4. */
  onPayAgain: PayAgain;
  /** Confirms receipt of an order. Resolves to nothing on success, or to the backend's refusal. */
  onConfirmReceived: (order: Order) => Promise<CallOutcome>;
  /** Cancels an order. Resolves to nothing on success, or to the backend's refusal. */
  onCancelOrder: (order: Order, body: CancelOrderBody) => Promise<CallOutcome>;
}

interface OrderCardsProps extends OrderCardCalls {
  orders: readonly Order[];
  tab: OrderTab;
}

/** The order cards and the dialogs of their actions. */
export function OrderCards({ orders, tab, hrefs, onBuyAgain, ...calls }: OrderCardsProps) {
  const pay = useRecheckoutLock(calls.onPayAgain);
  const [asked, setAsked] = useState<{ step: "cancel" | "received"; order: Order } | null>(null);
  const close = () => setAsked(null);
  const again = { onBuyAgain, cartHref: hrefs.cart, productHref: hrefs.product };
  const onReceived = (order: Order) => setAsked({ step: "received", order });
  return (
    <>
      <ul data-cards>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard
              order={order}
              tab={tab}
              href={hrefs.order(order.id)}
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
