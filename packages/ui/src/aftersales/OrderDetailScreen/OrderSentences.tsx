import type { OrderDetail } from "@sen/api";
import { orderSteps, type OrderStepKey } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";

interface OrderSentencesProps {
  order: OrderDetail;
  /** The text keys. @default those of the order's next steps */
  keys?: readonly (OrderStepKey | `aftersales:cancelled_detail.by.${"customer" | "tenant" | "system"}`)[];
}

/** What happens next with an order and with its money. */
export function OrderSentences({ order, keys = orderSteps(order) }: OrderSentencesProps) {
  const { t } = useTranslation("aftersales");
  const { dong } = useFormat();
  const amount = dong((order.refund_request ?? order.return_request)?.amount_refund ?? 0);
  return keys.map((key) => t(key, { amount })).join(" ");
}
