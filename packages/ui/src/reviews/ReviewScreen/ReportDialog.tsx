import type { ReportReviewBody } from "@sen/api";
import { REVIEW_REPORT_REASONS } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useState } from "react";
import { FailureNotice, useCall, type CallOutcome } from "../../forms/index.ts";
import { Button, Dialog, RadioGroup } from "../../primitives/index.ts";

type Reason = ReportReviewBody["reason"];

export interface ReportDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Reports it. Resolves to nothing on success, to the backend's answer when it refuses. */
  onReport: (reason: Reason) => Promise<CallOutcome>;
  /** Done, or left. */
  onClose: () => void;
}

/** Asks why nobody should see a review. A refusal stays in the dialog. */
export function ReportDialog({ open, onReport, onClose }: ReportDialogProps) {
  const { t } = useTranslation("reviews");
  const [reason, setReason] = useState<Reason>();
  const [tried, setTried] = useState(false);
  const { run, busy, failure, reset } = useCall(onReport);

  function leave() {
    reset();
    onClose();
  }
  async function send() {
    setTried(true);
    if (reason !== undefined && (await run(reason)) === "done") onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={leave}
      locked={busy}
      size="small"
      title={t("report.title")}
      closeLabel={t("report.cancel")}
      leaveLabel={t("report.cancel")}
      actions={
        <Button busy={busy} onClick={() => void send()}>
          {t("report.submit")}
        </Button>
      }
    >
      <RadioGroup<Reason>
        legend={t("report.legend")}
        options={REVIEW_REPORT_REASONS.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
        value={reason}
        onChange={setReason}
        error={tried && reason === undefined ? t("report.required") : undefined}
      />
      <FailureNotice failure={failure} title={t("report.refused")} />
    </Dialog>
  );
}
