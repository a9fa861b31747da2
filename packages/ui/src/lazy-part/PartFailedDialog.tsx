import { useTranslation } from "@sen/i18n";
import { Button } from "../primitives/Button/Button.tsx";
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
      actions={<Button onClick={onRetry}>{t("part.retry")}</Button>}
    >
      {t("part.hint")}
    </Dialog>
  );
}
