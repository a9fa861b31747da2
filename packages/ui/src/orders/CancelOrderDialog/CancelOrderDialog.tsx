import type { CancelOrderBody, Order } from "@sen/api";
import { CANCEL_REASONS, cancelReasonLabel, PaymentStatus, SHORT_TEXT_MAX_LENGTH } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { useId, useState, type SubmitEvent } from "react";
import {
  FailureNotice,
  Form,
  useDialogCall,
  useDoneToast,
  type CallFailure,
  type CallOutcome,
} from "../../forms/index.ts";
import { useKeptDraft } from "../../forms/use-kept-draft.ts";
import { Button, Dialog, NoWrap, Notice, RadioGroup, TextArea } from "../../primitives/index.ts";

export interface CancelOrderDialogProps {
  /** The order to cancel; null closes the dialog. */
  order: Order | null;
  /** Cancels the order. Resolves to nothing on success, or to the backend's refusal. */
  onCancelOrder: (order: Order, body: CancelOrderBody) => Promise<CallOutcome>;
  /** Called after cancelling or leaving. */
  onClose: () => void;
}

/** Asks for the reason, states the consequence, and cancels once. Spec §2, order list, and §3, cancel reasons. */
export function CancelOrderDialog({ order, onCancelOrder, onClose }: CancelOrderDialogProps) {
  const { t } = useTranslation("orders");
  const done = useDoneToast();
  const formId = useId();
  const call = useDialogCall(
    (wanted: Order, body: CancelOrderBody) =>
      done(onCancelOrder(wanted, body), t("cancel.done", { code: wanted.code })),
    onClose,
  );
  return (
    <Dialog
      open={order !== null}
      onClose={call.leave}
      locked={call.busy}
      title={t("cancel.title")}
      leaveLabel={t("cancel.keep")}
      actions={
        <Button tone="danger" type="submit" form={formId} busy={call.busy}>
          {t("card.cancel")}
        </Button>
      }
    >
      {order && (
        <CancelForm
          key={order.id}
          id={formId}
          order={order}
          failure={call.failure}
          onSubmit={(body) => void call.send(order, body)}
        />
      )}
    </Dialog>
  );
}

interface CancelFormProps {
  id: string;
  order: Order;
  failure: CallFailure | null;
  onSubmit: (body: CancelOrderBody) => void;
}

/** Reason and note. Both survive a refusal and a reload. */
function CancelForm({ id, order, failure, onSubmit }: CancelFormProps) {
  const { t } = useTranslation("orders");
  const { dong } = useFormat();
  const { draft, onDraftChange } = useKeptDraft<Partial<CancelOrderBody>>(`cancel-${order.id}`);
  const { reason, note = "" } = draft ?? {};
  const [tried, setTried] = useState(false);
  const tooLong = Array.from(note).length > SHORT_TEXT_MAX_LENGTH;
  const amount = dong(order.order_tenant_final);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (reason === undefined || tooLong) {
      event.currentTarget.querySelector<HTMLElement>(reason === undefined ? "input" : "textarea")?.focus();
      return;
    }
    onSubmit({ reason, ...(note.trim() === "" ? {} : { note: note.trim() }) });
  }
  return (
    <Form id={id} onSubmit={send}>
      <p>
        <NoWrap text={t("cancel.consequence", { code: order.code, shop: order.tenant_name, amount })} />
      </p>
      {order.payment_status === PaymentStatus.complete && (
        <Notice tone="info">{t("cancel.paid_back", { amount })}</Notice>
      )}
      <FailureNotice failure={failure} title={t("cancel.refused")} />
      <RadioGroup
        legend={t("cancel.reason")}
        options={CANCEL_REASONS.map((value) => ({ value, label: t(cancelReasonLabel(value)) }))}
        value={reason}
        onChange={(chosen) => onDraftChange({ ...draft, reason: chosen })}
        error={tried && reason === undefined ? t("cancel.reason_required") : undefined}
      />
      <TextArea
        label={t("cancel.note")}
        rows={2}
        limit={SHORT_TEXT_MAX_LENGTH}
        value={note}
        error={tooLong ? t("cancel.note_too_long", { limit: SHORT_TEXT_MAX_LENGTH }) : undefined}
        onChange={(event) => onDraftChange({ ...draft, note: event.target.value })}
      />
    </Form>
  );
}
