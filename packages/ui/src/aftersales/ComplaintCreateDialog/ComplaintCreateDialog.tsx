import {
  ApiCode,
  COMPLAINT_BLOCKED_KEY,
  complaintCreatedKey,
  isNoteTooLong,
  REQUEST_REASONS,
  requestReasonLabel,
  type ComplaintFormData,
  type RequestReason,
} from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useEffect, useId, useState, type SubmitEvent } from "react";
import { focusInView, Form, useCall, useFailureText, type CallOutcome } from "../../forms/index.ts";
import { Button, Dialog, FailedState, Notice, RadioGroup, useToast } from "../../primitives/index.ts";
import { LazyEvidenceUploader } from "../EvidenceUploader/LazyEvidenceUploader.tsx";
import { NoteField } from "../NoteField/NoteField.tsx";
import { useEvidenceUpload, type UploadedEvidence, type UploadFile } from "../use-evidence-upload/index.ts";
import { ApprovalCheck, type Approval, type CheckApproval } from "./ApprovalCheck.tsx";

export interface ComplaintCreateDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Sent, not taken, or left. What was filled in is still there when it opens again, unless it was sent. */
  onClose: () => void;
  /** Asks whether this order may be complained about, before the form is shown. */
  checkApproval: CheckApproval;
  /** Sends one file. */
  upload: UploadFile;
  /** Raises the complaint once every file is there. Resolves to nothing on success, to the answer when it is refused. */
  onCreate: (form: ComplaintFormData, files: UploadedEvidence) => Promise<CallOutcome>;
  /** The reason that led here. */
  initialReason?: RequestReason;
  /** A note that was typed before a reload. */
  initialNote?: string;
  /** So that the note can be kept. */
  onNoteChange?: ((note: string) => void) | undefined;
}

/** Raises a complaint: the approval check first, then reason, files and note. Spec §5 and §7. */
export function ComplaintCreateDialog(props: ComplaintCreateDialogProps) {
  const { open, onNoteChange } = props;
  const { t } = useTranslation("aftersales");
  const failureText = useFailureText();
  const toast = useToast();
  const formId = useId();
  const [approval, setApproval] = useState<Approval>("checking");
  const [reason, setReason] = useState(props.initialReason);
  const [note, setNote] = useState(props.initialNote ?? "");
  const [tried, setTried] = useState(false);
  const evidence = useEvidenceUpload({ upload: props.upload, required: "image" });
  const { run, busy } = useCall(props.onCreate);
  const sending = evidence.busy || busy;
  // Loaded while the approval is checked: the form that follows is whole.
  useEffect(() => {
    void LazyEvidenceUploader.preload();
  }, []);

  function leave() {
    setApproval("checking");
    props.onClose();
  }
  function write(text: string) {
    setNote(text);
    onNoteChange?.(text);
  }
  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    setTried(true);
    const form = event.currentTarget;
    const isComplete = evidence.check();
    if (reason === undefined || isNoteTooLong(note) || !isComplete) {
      const place = reason === undefined ? "input" : isComplete ? "textarea" : "[data-evidence]";
      focusInView(form.querySelector<HTMLElement>(place));
      return;
    }
    const files = await evidence.uploadAll();
    if (files === null) {
      focusInView(form.querySelector<HTMLElement>("[data-evidence]"));
      return;
    }
    const end = await run({ reason, note: note.trim() }, files);
    if (end === "ignored") return;
    if (end === "done") {
      toast.show({ tone: "success", title: t(complaintCreatedKey({ code: ApiCode.success })) });
      evidence.clear();
      setReason(undefined);
      setTried(false);
      write("");
    } else {
      const description = `${failureText(end.message)} ${t("complaint_form.kept")}`;
      toast.show({ tone: "danger", title: t("complaint.msg_error"), description });
    }
    // Spec §7: it closes after either; what was entered waits for the next try.
    leave();
  }
  return (
    <Dialog
      open={open}
      onClose={leave}
      locked={sending}
      title={t("complaint_form.title")}
      leaveLabel={t(approval === "allowed" ? "complaint_form.keep" : "complaint_form.close")}
      actions={
        approval === "allowed" && (
          <Button type="submit" form={formId} busy={sending}>
            {t("complaint_form.submit")}
          </Button>
        )
      }
    >
      {approval === "checking" && <ApprovalCheck check={props.checkApproval} onAnswer={setApproval} />}
      {approval === "blocked" && (
        <Notice tone="warning" urgent title={t(COMPLAINT_BLOCKED_KEY)}>
          {t("complaint_form.blocked_hint")}
        </Notice>
      )}
      {approval === "failed" && (
        <FailedState
          title={t("complaint_form.check_failed")}
          heading="h3"
          onRetry={() => setApproval("checking")}
        >
          {t("complaint_form.check_failed_hint")}
        </FailedState>
      )}
      {approval === "allowed" && (
        <Form id={formId} onSubmit={(event) => void send(event)}>
          <RadioGroup
            legend={t("complaint_form.reason")}
            options={REQUEST_REASONS.map((value) => ({ value, label: t(requestReasonLabel(value)) }))}
            value={reason}
            onChange={setReason}
            error={tried && reason === undefined ? t("complaint_form.reason_required") : undefined}
          />
          <div data-evidence tabIndex={-1}>
            <LazyEvidenceUploader upload={evidence} locked={sending} />
          </div>
          <NoteField label={t("complaint_form.note")} value={note} disabled={sending} onChange={write} />
        </Form>
      )}
    </Dialog>
  );
}
