import type { OrderDetail } from "@sen/api";
import { paymentDue } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { Button, Dialog, NoWrap } from "../../primitives/index.ts";

/** The codes of the other orders in the same payment, and the total of all of them. Null if the order is paid alone. */
export function paidTogether(
  order: Pick<OrderDetail, "paid_together" | "order_tenant_final">,
): { codes: string; amount: number } | null {
  if (order.paid_together.length === 0) return null;
  return {
    codes: order.paid_together.map(({ code }) => code).join(", "),
    amount: paymentDue(order).amount,
  };
}

interface PayOnDeliveryDialogProps {
  order: OrderDetail;
  open: boolean;
  busy: boolean;
  /** Another payment was requested a moment ago. Spec §4. */
  locked: boolean;
  onConfirm: () => unknown;
  onClose: () => void;
}

/** Asks for confirmation before switching to cash on delivery, and names the other orders that switch with it. */
export function PayOnDeliveryDialog({ order, busy, locked, onConfirm, ...dialog }: PayOnDeliveryDialogProps) {
  const { t } = useTranslation("aftersales");
  const { dong } = useFormat();
  const together = paidTogether(order);
  return (
    <Dialog
      {...dialog}
      locked={busy}
      size="small"
      title={t("order_detail.cash_title")}
      leaveLabel={t("case_page.keep")}
      actions={
        <Button busy={busy} disabled={locked && !busy} onClick={onConfirm}>
          {t("order_detail.cash_submit")}
        </Button>
      }
    >
      <p>
        <NoWrap
          text={t("order_detail.cash_text", { code: order.code, amount: dong(order.order_tenant_final) })}
        />
      </p>
      {together && (
        <p>
          <NoWrap
            text={t("order_detail.cash_together", { codes: together.codes, amount: dong(together.amount) })}
          />
        </p>
      )}
    </Dialog>
  );
}
