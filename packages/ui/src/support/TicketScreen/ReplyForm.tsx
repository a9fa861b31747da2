import type { AnswerTicketBody } from "@sen/api";
import { TICKET_TEXT_MAX_LENGTH, ticketMessageSchema } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useState, type SubmitEvent } from "react";
import { LazyEvidenceUploader } from "../../aftersales/EvidenceUploader/LazyEvidenceUploader.tsx";
import {
  useEvidenceUpload,
  useKeptForm,
  type KeptFormOptions,
} from "../../aftersales/use-evidence-upload/index.ts";
import {
  FailureNotice,
  focusInView,
  Form,
  useCall,
  useDoneToast,
  useFieldErrorText,
  type CallOutcome,
} from "../../forms/index.ts";
import { Button, TextArea } from "../../primitives/index.ts";

/** The draft's value is the text. */
export interface ReplyFormProps extends KeptFormOptions<string> {
  /** Sends the reply. Resolves to nothing on success, or to the backend's refusal. */
  onAnswer: (body: AnswerTicketBody) => Promise<CallOutcome>;
}

/** The customer's reply: text, files, or both. Input survives every failure. */
export function ReplyForm({ upload, draft, onDraftChange, onAnswer }: ReplyFormProps) {
  const { t } = useTranslation("support");
  const [typed, setTyped] = useState<string>();
  const text = typed ?? draft?.values ?? "";
  const fieldText = useFieldErrorText();
  const evidence = useEvidenceUpload({ upload, required: "none" });
  useKeptForm({ draft, onDraftChange, values: text, evidence });
  const done = useDoneToast();
  const { run, busy, failure } = useCall((body: AnswerTicketBody) => done(onAnswer(body), t("reply.sent")));
  const [tried, setTried] = useState(false);
  const sending = busy || evidence.busy;
  const rule = ticketMessageSchema(evidence.files.length > 0).safeParse(text);
  const error = tried ? rule.error?.issues[0]?.message : undefined;

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    setTried(true);
    if (!rule.success) {
      focusInView(event.currentTarget.querySelector("textarea"));
      return;
    }
    const files = await evidence.uploadAll();
    if (files === null || (await run({ text: rule.data, ...files })) !== "done") return;
    setTried(false);
    evidence.clear();
    setTyped("");
  }
  return (
    <Form onSubmit={(event) => void send(event)}>
      <TextArea
        label={t("reply.text")}
        dir="auto"
        readOnly={sending}
        limit={TICKET_TEXT_MAX_LENGTH}
        value={text}
        error={fieldText(error)}
        onChange={(event) => setTyped(event.target.value)}
      />
      <LazyEvidenceUploader upload={evidence} locked={sending} />
      <FailureNotice failure={failure} title={t("reply.refused")}>
        {t("request.kept")}
      </FailureNotice>
      <Button type="submit" busy={sending}>
        {t("reply.submit")}
      </Button>
    </Form>
  );
}
