import type { OrderDetail } from "@sen/api";
import { useFormat, useTranslation } from "@sen/i18n";
import { Notice } from "../../primitives/index.ts";

export interface PaymentReturnsProps {
  /** Newest first. */
  returns: OrderDetail["payment_returns"];
}

/** Money that goes back without being asked for: how much, why, and whether it is on its way or was sent. Nothing where there is none. */
export function PaymentReturns({ returns }: PaymentReturnsProps) {
  const { t } = useTranslation("aftersales");
  const { dong, dateTime } = useFormat();
  return returns.map(({ amount, reason, paid_back_at, created_at }) => (
    <Notice
      key={`${created_at} ${reason} ${amount}`}
      tone={paid_back_at === null ? "warning" : "success"}
      title={t(`order_detail.payment_return.${paid_back_at === null ? "on_its_way" : "sent"}`, {
        amount: dong(amount),
      })}
    >
      {t(`order_detail.payment_return.${reason}`)}{" "}
      {paid_back_at === null
        ? t("order_detail.payment_return.when")
        : t("order_detail.payment_return.sent_at", { time: dateTime(paid_back_at) })}
    </Notice>
  ));
}
