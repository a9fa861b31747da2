import type { RateTicketBody } from "@sen/api";
import { isNoteTooLong, TICKET_STARS, type TicketStars } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useState, type RefObject, type SubmitEvent } from "react";
import { NoteField } from "../../aftersales/NoteField/NoteField.tsx";
import {
  FailureNotice,
  focusInView,
  Form,
  useCall,
  useDoneToast,
  useKeptDraft,
  type CallOutcome,
} from "../../forms/index.ts";
import { Button, RadioGroup } from "../../primitives/index.ts";

export interface RatingFormProps {
  /** Id of the ticket. */
  ticketId: number;
  /** Stores the rating. Resolves to nothing on success, or to the backend's refusal. */
  onRate: (body: RateTicketBody) => Promise<CallOutcome>;
  /** The stored rating, which replaces the form and takes its focus. */
  stored: RefObject<HTMLElement | null>;
}

/** Rates the support: one to five stars and an optional note. */
export function RatingForm({ ticketId, onRate, stored }: RatingFormProps) {
  const { t } = useTranslation("support");
  const { draft, onDraftChange } = useKeptDraft<{ stars?: TicketStars; note?: string }>(`rating-${ticketId}`);
  const { stars, note = "" } = draft ?? {};
  const [tried, setTried] = useState(false);
  const done = useDoneToast();
  const { run, busy, failure } = useCall((body: RateTicketBody) =>
    done(onRate(body), t("rating.sent"), stored),
  );
  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (stars === undefined || isNoteTooLong(note)) {
      focusInView(event.currentTarget.querySelector<HTMLElement>(stars === undefined ? "input" : "textarea"));
      return;
    }
    if ((await run({ stars, note: note.trim() })) !== "done") return;
    setTried(false);
    onDraftChange(null);
  }
  return (
    <Form onSubmit={(event) => void send(event)}>
      <RadioGroup<TicketStars>
        legend={t("rating.legend")}
        look="pills"
        options={TICKET_STARS.map((value) => ({ value, label: t("rating.stars", { count: value }) }))}
        value={stars}
        onChange={(chosen) => onDraftChange({ ...draft, stars: chosen })}
        error={tried && stars === undefined ? t("rating.required") : undefined}
      />
      <NoteField
        label={t("rating.note")}
        value={note}
        onChange={(text) => onDraftChange({ ...draft, note: text })}
        disabled={busy}
      />
      <FailureNotice failure={failure} />
      <Button type="submit" tone="secondary" busy={busy}>
        {t("rating.submit")}
      </Button>
    </Form>
  );
}
