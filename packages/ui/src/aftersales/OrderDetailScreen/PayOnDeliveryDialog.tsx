import type { OrderDetail } from "@sen/api";
import { paymentDue } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { Button, Dialog, NoWrap } from "../../primitives/index.ts";

/** The other orders of the same payment by their codes, and what all of them cost together; null when it is paid alone. */
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
  /** The change is on its way: it cannot be pressed twice. */
  busy: boolean;
  /** Another payment was asked for just now. Spec §4. */
  locked: boolean;
  onConfirm: () => unknown;
  onClose: () => void;
}

/** Asks once before an order changes to cash on delivery, and says which others change with it. */
export function PayOnDeliveryDialog(props: PayOnDeliveryDialogProps) {
  const { order, open, busy, locked, onConfirm, onClose } = props;
  const { t } = useTranslation("aftersales");
  const { dong } = useFormat();
  const together = paidTogether(order);
  return (
    <Dialog
      open={open}
      onClose={onClose}
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
