import { useTranslation } from "@sen/i18n";
import { Button, Dialog } from "../../primitives/index.ts";

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before what was typed is dropped. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation("account");
  return (
    <Dialog
      open
      onClose={onStay}
      size="small"
      title={t("address.leave_title")}
      leaveLabel={t("address.stay")}
      actions={
        <Button tone="danger" onClick={onLeave}>
          {t("address.leave")}
        </Button>
      }
    >
      <p>{t("address.leave_text")}</p>
    </Dialog>
  );
}
