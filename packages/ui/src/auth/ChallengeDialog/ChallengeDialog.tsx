import { useTranslation } from "@sen/i18n";
import type { ReactNode } from "react";
import { Dialog, Notice, ProgressBar, RetryButton } from "../../primitives/index.ts";

export interface ChallengeDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The device is solving the challenge, a CAPTCHA asks the customer, or neither could be loaded. */
  state: "working" | "asking" | "failed";
  /** Share of the maximum work that is done, 0 to 1; it can finish at any moment before 1. @default 0 */
  done?: number;
  /** The CAPTCHA widget. */
  widget?: ReactNode;
  /** The customer no longer wants the code. */
  onCancel: () => void;
  /** Retries after a failed load. */
  onRetry?: () => void;
}

/** Shown while the customer earns a code, by a proof of work on the device or a CAPTCHA. The owner closes it when that is done. */
export function ChallengeDialog({ open, state, done = 0, widget, onCancel, onRetry }: ChallengeDialogProps) {
  const { t } = useTranslation("auth");
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      size="small"
      title={t("challenge.title")}
      leaveLabel={t("challenge.cancel")}
      actions={state === "failed" && onRetry && <RetryButton tone="primary" onRetry={onRetry} />}
    >
      {state === "failed" ? (
        <Notice tone="danger" urgent>
          {t("challenge.failed")}
        </Notice>
      ) : (
        <p>{t(state === "working" ? "challenge.working" : "challenge.asking")}</p>
      )}
      {state === "working" && <ProgressBar value={done} label={t("challenge.progress")} />}
      {state === "asking" && widget}
    </Dialog>
  );
}
