import {
  ApiCode,
  blocksComplaint,
  COMPLAINT_BLOCKED_KEY,
  isNoteTooLong,
  REQUEST_REASONS,
  requestReasonLabel,
  type ComplaintFormData,
  type RequestReason,
} from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useEffect, useId, useState, type SubmitEvent } from "react";
import {
  focusInView,
  Form,
  useCall,
  useFailureText,
  useLoaded,
  type CallOutcome,
} from "../../forms/index.ts";
import { Button, Dialog, Notice, RadioGroup, Requested, Skeleton, useToast } from "../../primitives/index.ts";
import { LazyEvidenceUploader } from "../EvidenceUploader/LazyEvidenceUploader.tsx";
import { NoteField } from "../NoteField/NoteField.tsx";
import {
  useEvidenceUpload,
  useKeptForm,
  type FormDraft,
  type KeptFormOptions,
  type UploadedEvidence,
} from "../use-evidence-upload/index.ts";

/** Asks the server whether the order accepts a complaint. Rejects if there was no response. Spec §7, approval check. */
export type CheckApproval = () => Promise<{ code: number }>;

/** The values of the complaint form. */
export type ComplaintFormValues = {
  [Field in keyof ComplaintFormData]?: ComplaintFormData[Field] | undefined;
};

/** A draft of a complaint that survives a reload and an ended session. */
export type ComplaintFormDraft = FormDraft<ComplaintFormValues>;

export interface ComplaintCreateDialogProps extends KeptFormOptions<ComplaintFormValues> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called after sending, after a refusal, and on closing. Reopening restores the input unless it was sent. */
  onClose: () => void;
  /** Checks whether this order accepts a complaint, before the form is shown. */
  checkApproval: CheckApproval;
  /** Creates the complaint once every file is uploaded. Resolves to nothing on success, or to the refusal. */
  onCreate: (form: ComplaintFormData, files: UploadedEvidence) => Promise<CallOutcome>;
  /** The preselected reason. */
  initialReason?: RequestReason;
}

/** Creates a complaint: the approval check first, then reason, files and note. Spec §5 and §7. */
export function ComplaintCreateDialog(props: ComplaintCreateDialogProps) {
  const { open, draft, onDraftChange } = props;
  const { t } = useTranslation("aftersales");
  const failureText = useFailureText();
  const toast = useToast();
  const formId = useId();
  const [blank] = useState<ComplaintFormValues>({ reason: props.initialReason });
  const [typed, setTyped] = useState<ComplaintFormValues>();
  const values = typed ?? draft?.values ?? blank;
  const { reason, note = "" } = values;
  const [tried, setTried] = useState(false);
  const evidence = useEvidenceUpload({ upload: props.upload, required: "image" });
  useKeptForm({ draft, onDraftChange, values, evidence });
  const { run, busy } = useCall(props.onCreate);
  const sending = evidence.busy || busy;
  const approval = useLoaded(() => askApproval(props.checkApproval), open);
  const isAllowed = approval.state === "ready" && !approval.value.isBlocked;
  // Preload during the approval check, so that the form renders complete.
  useEffect(() => {
    void LazyEvidenceUploader.preload();
  }, []);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    setTried(true);
    const hasFiles = evidence.check();
    if (reason === undefined || (hasFiles && isNoteTooLong(note))) {
      focusInView(
        event.currentTarget.querySelector<HTMLElement>(reason === undefined ? "input" : "textarea"),
      );
      return;
    }
    const files = await evidence.uploadAll();
    if (files === null) return;
    const end = await run({ reason, note: note.trim() }, files);
    if (end === "ignored") return;
    if (end === "done") {
      toast.show({ tone: "success", title: t("complaint.msg_success") });
      evidence.clear();
      setTyped({});
      setTried(false);
    } else {
      const description = `${t("complaint_form.kept")} ${failureText(end.message)}`;
      toast.show({ tone: "danger", title: t("complaint.msg_error"), description });
    }
    // Spec §7: close on success and on refusal. After a refusal the input is kept for the next try.
    props.onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      locked={sending}
      title={t("complaint_form.title")}
      leaveLabel={t(isAllowed ? "case_page.keep" : "complaint_form.close")}
      actions={
        isAllowed && (
          <Button type="submit" form={formId} busy={sending}>
            {t("complaint_form.submit")}
          </Button>
        )
      }
    >
      <Requested
        request={approval}
        loading={t("complaint_form.checking")}
        skeleton={
          <>
            <Skeleton width="40%" />
            <Skeleton shape="box" height="340px" />
          </>
        }
        failed={t("complaint_form.check_failed")}
        hint={t("complaint_form.check_failed_hint")}
        heading="h3"
      >
        {({ value: { isBlocked } }) =>
          isBlocked ? (
            <Notice tone="warning" urgent title={t(COMPLAINT_BLOCKED_KEY)}>
              {t("complaint_form.blocked_hint")}
            </Notice>
          ) : (
            <Form id={formId} onSubmit={(event) => void send(event)}>
              <RadioGroup
                legend={t("complaint_form.reason")}
                options={REQUEST_REASONS.map((value) => ({ value, label: t(requestReasonLabel(value)) }))}
                value={reason}
                onChange={(reason) => setTyped({ ...values, reason })}
                error={tried && reason === undefined ? t("complaint_form.reason_required") : undefined}
              />
              <LazyEvidenceUploader upload={evidence} locked={sending} />
              <NoteField
                label={t("complaint_form.note")}
                value={note}
                disabled={sending}
                onChange={(note) => setTyped({ ...values, note })}
              />
            </Form>
          )
        }
      </Requested>
    </Dialog>
  );
}

/** Negative codes other than the blocking one do not block. Null if there was no usable response. Spec §5 and §8. */
async function askApproval(check: CheckApproval) {
  const { code } = await check();
  const isBlocked = blocksComplaint(code);
  return isBlocked || code === ApiCode.success || code < 0 ? { isBlocked } : null;
}
