import type { Complaint } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { ConfirmDialog, type CallOutcome, type ConfirmDialogProps } from "../../forms/index.ts";

export interface CancelComplaintDialogProps extends Pick<ConfirmDialogProps, "open" | "onClose"> {
  /** The question names the complaint by its code. */
  complaint: Pick<Complaint, "code">;
  /** Cancels. Resolves to nothing on success, or to the backend's refusal. */
  onCancelComplaint: () => Promise<CallOutcome>;
}

/** Asks for confirmation, says what will happen, and cancels. Offered while `mayCancelComplaint`. Spec §2 and §4. */
export function CancelComplaintDialog(props: CancelComplaintDialogProps) {
  const { complaint, onCancelComplaint, ...dialog } = props;
  const { t } = useTranslation("aftersales");
  return (
    <ConfirmDialog
      {...dialog}
      tone="danger"
      title={t("cancel_complaint.title")}
      submitLabel={t("cancel_complaint.submit")}
      keepLabel={t("case_page.keep")}
      doneTitle={t("cancel_complaint.done", { code: complaint.code })}
      refusedTitle={t("cancel_complaint.refused")}
      onConfirm={onCancelComplaint}
    >
      {t("cancel_complaint.consequence", { code: complaint.code })}
    </ConfirmDialog>
  );
}
