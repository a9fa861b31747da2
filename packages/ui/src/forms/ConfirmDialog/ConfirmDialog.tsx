import { Button, Dialog, NoWrap } from "../../primitives/index.ts";
import type { CallOutcome } from "../call-outcome.ts";
import { FailureNotice } from "../FailureNotice/FailureNotice.tsx";
import { useDialogCall } from "../use-call.ts";
import { useDoneToast } from "../use-done-toast.ts";

export interface ConfirmDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Heading. */
  title: string;
  /** What will happen. */
  children: string;
  /** Label of the confirm button: a verb for the action. */
  submitLabel: string;
  /** Label of the cancel button: "Để sau". */
  keepLabel: string;
  /** Toast title after success. */
  doneTitle: string;
  /** Error title if the action was refused. */
  refusedTitle: string;
  /** "danger" for a destructive action. @default "primary" */
  tone?: "primary" | "danger";
  /** Runs the action. Resolves to nothing on success, or to the backend's refusal. */
  onConfirm: () => Promise<CallOutcome>;
  /** Called after success or cancel. */
  onClose: () => void;
}

/** Asks for confirmation before an action that is hard to undo. Shows a refusal in the dialog. */
export function ConfirmDialog({ open, onConfirm, onClose, tone = "primary", ...texts }: ConfirmDialogProps) {
  const done = useDoneToast();
  const call = useDialogCall(() => done(onConfirm(), texts.doneTitle), onClose);
  return (
    <Dialog
      open={open}
      onClose={call.leave}
      locked={call.busy}
      size="small"
      title={texts.title}
      leaveLabel={texts.keepLabel}
      actions={
        <Button tone={tone} busy={call.busy} onClick={() => call.send()}>
          {texts.submitLabel}
        </Button>
      }
    >
      <p>
        <NoWrap text={texts.children} />
      </p>
      <FailureNotice failure={call.failure} title={texts.refusedTitle} />
    </Dialog>
  );
}
