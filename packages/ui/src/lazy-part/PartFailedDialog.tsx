import { useTranslation } from "@sen/i18n";
import { RetryButton } from "../primitives/Button/RetryButton.tsx";
import { Dialog } from "../primitives/Dialog/Dialog.tsx";

interface PartFailedDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** It is to be closed. */
  onClose: () => void;
  /** May return a promise: the button is busy until it settles. */
  onRetry: () => unknown;
}

/** In place of a dialog whose code could not be loaded. */
export function PartFailedDialog({ open, onClose, onRetry }: PartFailedDialogProps) {
  const { t } = useTranslation("shell");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={t("part.failed")}
      leaveLabel={t("part.close")}
      actions={<RetryButton tone="primary" onRetry={onRetry} />}
    >
      {t("part.hint")}
    </Dialog>
  );
}
