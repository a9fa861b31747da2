import { useTranslation } from "@sen/i18n";
import { ConfirmDialog, type ConfirmDialogProps } from "../../forms/index.ts";

type ReceivedDialogProps = Pick<ConfirmDialogProps, "open" | "onConfirm" | "onClose">;

/** Asks the customer to confirm receipt, which completes the order. */
export function ReceivedDialog(dialog: ReceivedDialogProps) {
  const { t } = useTranslation("aftersales");
  return (
    <ConfirmDialog
      {...dialog}
      title={t("order_detail.received_title")}
      submitLabel={t("order_detail.action.received")}
      keepLabel={t("case_page.keep")}
      doneTitle={t("order_detail.received_done")}
      refusedTitle={t("order_detail.received_refused")}
    >
      {t("order_detail.received_text")}
    </ConfirmDialog>
  );
}
