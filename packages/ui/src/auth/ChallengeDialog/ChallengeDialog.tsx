import { useTranslation } from "@sen/i18n";
import type { ReactNode } from "react";
import { Dialog, Notice, ProgressBar, RetryButton } from "../../primitives/index.ts";

export interface ChallengeDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** The device works by itself, a widget asks the customer, or neither could be had. */
  state: "working" | "asking" | "failed";
  /** How much of the work is done at most, 0 to 1: it may end at any moment before. @default 0 */
  done?: number;
  /** The widget that asks. */
  widget?: ReactNode;
  /** The customer does not want the code any more. */
  onCancel: () => void;
  /** Tries again what could not be had. */
  onRetry?: () => void;
}

/** What is seen while a code is earned: by work of the device, or at a CAPTCHA. It closes by itself when that is done. */
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
