import type { Order } from "@sen/api";
import { mainStep } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import type { LockedRecheckout } from "../../checkout/PaymentResultScreen/use-recheckout-lock.ts";
import { Button, ButtonLink, useHasPassed, VisuallyHidden } from "../../primitives/index.ts";
import { PayButton } from "../PayButton/PayButton.tsx";

/** Callbacks and links of an order's main action. */
export interface OrderCardSteps {
  /** Pays one order of the list at a time. */
  pay: LockedRecheckout;
  /** Asks the customer to confirm receipt. */
  onReceived: (order: Order) => void;
  /** URLs of an order's return, complaint and refund, by order id, and of an item's review form, by item id. */
  hrefs: Record<"return" | "complaint" | "refund" | "writeReview", (id: number) => string>;
}

const CASES = { view_return: "return", view_complaint: "complaint", view_refund: "refund" } as const;

/** The order's one main action. Nothing if there is none, or if the payment deadline has passed. */
export function MainStepButton({ order, pay, onReceived, hrefs }: OrderCardSteps & { order: Order }) {
  const { t } = useTranslation("orders");
  const isOverdue = useHasPassed(order.payment_deadline);
  const [firstToReview] = order.items_to_review;
  const step = mainStep(order);
  if (step === null) return null;
  if (step === "pay") return isOverdue ? null : <PayButton order={order} pay={pay} size="small" named />;
  const words = (
    <>
      {t(`card.${step}`)}
      <VisuallyHidden>{t("card.of", { code: order.code })}</VisuallyHidden>
    </>
  );
  if (step === "received") {
    return (
      <Button size="small" onClick={() => onReceived(order)}>
        {words}
      </Button>
    );
  }
  const href =
    step === "review"
      ? firstToReview !== undefined && hrefs.writeReview(firstToReview)
      : hrefs[CASES[step]](order.id);
  return (
    href && (
      <ButtonLink size="small" href={href}>
        {words}
      </ButtonLink>
    )
  );
}
