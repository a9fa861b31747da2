import { Button, Dialog, NoWrap, useToast } from "../../primitives/index.ts";
import type { CallOutcome } from "../call-outcome.ts";
import { FailureNotice } from "../FailureNotice/FailureNotice.tsx";
import { useCall } from "../use-call.ts";

export interface ConfirmDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Its heading. */
  title: string;
  /** What will happen. */
  children: string;
  /** What pressing does, in its own words. */
  submitLabel: string;
  /** Leaves everything as it is: "Để sau". */
  keepLabel: string;
  /** Said when it is done. */
  doneTitle: string;
  /** Said above the reason when it was refused. */
  refusedTitle: string;
  /** Whether something is lost. @default "primary" */
  tone?: "primary" | "danger";
  /** Does it. Resolves to nothing on success, to the backend's answer when it refuses. */
  onConfirm: () => Promise<CallOutcome>;
  /** Done, or left. */
  onClose: () => void;
}

/** Asks once before a step that cannot simply be taken back. A refusal stays in the dialog. */
export function ConfirmDialog({ open, onConfirm, onClose, tone = "primary", ...texts }: ConfirmDialogProps) {
  const toast = useToast();
  const { run, busy, failure, reset } = useCall(onConfirm);

  function leave() {
    reset();
    onClose();
  }
  async function confirm() {
    if ((await run()) !== "done") return;
    toast.show({ tone: "success", title: texts.doneTitle });
    onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={leave}
      locked={busy}
      size="small"
      title={texts.title}
      leaveLabel={texts.keepLabel}
      actions={
        <Button tone={tone} busy={busy} onClick={confirm}>
          {texts.submitLabel}
        </Button>
      }
    >
      <p>
        <NoWrap text={texts.children} />
      </p>
      <FailureNotice failure={failure} title={texts.refusedTitle} />
    </Dialog>
  );
}
