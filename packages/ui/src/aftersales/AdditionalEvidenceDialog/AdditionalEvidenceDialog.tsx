import { maySubmitEvidence } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useId, useState, type SubmitEvent } from "react";
import { FailureNotice, Form, useCall, useDoneToast, type CallOutcome } from "../../forms/index.ts";
import { Button, Dialog, Time } from "../../primitives/index.ts";
import { LazyEvidenceUploader } from "../EvidenceUploader/LazyEvidenceUploader.tsx";
import { NoteField } from "../NoteField/NoteField.tsx";
import {
  useEvidenceUpload,
  useKeptForm,
  type KeptFormOptions,
  type UploadedEvidence,
} from "../use-evidence-upload/index.ts";

/** The ids of the uploaded files, and the note. Spec §3, additional evidence payload. */
export interface AdditionalEvidence extends UploadedEvidence {
  note: string;
}

export interface AdditionalEvidenceDialogProps extends KeptFormOptions<string> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called after submitting and on closing. The input is still there on reopening unless it was submitted. */
  onClose: () => void;
  /** Submits the evidence once every file is uploaded. Resolves to nothing on success, or to the backend's refusal. */
  onSubmit: (evidence: AdditionalEvidence) => Promise<CallOutcome>;
  /** Deadline, ISO 8601: `evidenceWindowEnd`. */
  until?: string | undefined;
}

/** Submits the additional evidence that was requested: files and a note. Spec §2, complaint detail; rules §5. */
export function AdditionalEvidenceDialog(props: AdditionalEvidenceDialogProps) {
  const { open, onClose, until, draft, onDraftChange } = props;
  const { t } = useTranslation("aftersales");
  const done = useDoneToast();
  const formId = useId();
  const evidence = useEvidenceUpload({ upload: props.upload });
  const [typed, setTyped] = useState<string>();
  const note = typed ?? draft?.values ?? "";
  useKeptForm({ draft, onDraftChange, values: note, evidence });
  const { run, busy, failure, reset } = useCall((sent: AdditionalEvidence) =>
    done(props.onSubmit(sent), t("additional.done")),
  );
  const sending = evidence.busy || busy;
  const ready = maySubmitEvidence({ files: evidence.files, note });

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!ready || sending) return;
    reset();
    const uploaded = await evidence.uploadAll();
    if (uploaded === null || (await run({ ...uploaded, note: note.trim() })) !== "done") return;
    evidence.clear();
    setTyped("");
    onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      locked={sending}
      title={t("additional.title")}
      leaveLabel={t("case_page.keep")}
      actions={
        <Button type="submit" form={formId} busy={sending} disabled={!ready && !sending}>
          {t("additional.submit")}
        </Button>
      }
    >
      <Form id={formId} onSubmit={(event) => void send(event)}>
        {until !== undefined && (
          <p>
            {t("additional.until")} <Time dateTime={until} />
          </p>
        )}
        <LazyEvidenceUploader upload={evidence} locked={sending} />
        <NoteField
          label={t("additional.note")}
          required
          value={note}
          disabled={sending}
          onChange={setTyped}
        />
        <FailureNotice failure={failure} title={t("additional.refused")} />
      </Form>
    </Dialog>
  );
}
