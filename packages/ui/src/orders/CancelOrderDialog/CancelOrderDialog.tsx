import type { CancelOrderBody, Order } from "@sen/api";
import {
  CANCEL_REASONS,
  cancelReasonLabel,
  PaymentStatus,
  SHORT_TEXT_MAX_LENGTH,
  type CancelReason,
} from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { useId, useState, type SubmitEvent } from "react";
import { styled } from "styled-components";
import { color, mixins } from "../../foundations/index.ts";
import { FailureNotice, useCall, type CallOutcome } from "../../forms/index.ts";
import { Button, Dialog, NoWrap, Notice, RadioGroup, TextArea, useToast } from "../../primitives/index.ts";

export interface CancelOrderDialogProps {
  /** The order to cancel; null: closed. */
  order: Order | null;
  /** Cancels. Resolves to nothing on success, to the backend's answer when it refuses. */
  onCancelOrder: (order: Order, body: CancelOrderBody) => Promise<CallOutcome>;
  /** Cancelled, or left. */
  onClose: () => void;
}

/** Asks why, says what will happen, and cancels once. Spec §2, order list, and §3, cancel reasons. */
export function CancelOrderDialog({ order, onCancelOrder, onClose }: CancelOrderDialogProps) {
  const { t } = useTranslation("orders");
  const toast = useToast();
  const formId = useId();
  const [busy, setBusy] = useState(false);

  async function cancel(body: CancelOrderBody): Promise<CallOutcome> {
    if (!order) return null;
    setBusy(true);
    try {
      const refusal = await onCancelOrder(order, body);
      if (!refusal) {
        toast.show({ tone: "success", title: t("cancel.done", { code: order.code }) });
        onClose();
      }
      return refusal;
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      open={order !== null}
      onClose={onClose}
      locked={busy}
      title={t("cancel.title")}
      leaveLabel={t("cancel.keep")}
      actions={
        <Button tone="danger" type="submit" form={formId} busy={busy}>
          {t("cancel.submit")}
        </Button>
      }
    >
      {order && <CancelForm key={order.id} id={formId} order={order} onSubmit={cancel} />}
    </Dialog>
  );
}

interface CancelFormProps {
  id: string;
  order: Order;
  onSubmit: (body: CancelOrderBody) => Promise<CallOutcome>;
}

/** The reason and a note; both survive a refusal. */
function CancelForm({ id, order, onSubmit }: CancelFormProps) {
  const { t } = useTranslation("orders");
  const { dong } = useFormat();
  const [reason, setReason] = useState<CancelReason>();
  const [note, setNote] = useState("");
  const [tried, setTried] = useState(false);
  const { run, failure } = useCall(onSubmit);
  const tooLong = Array.from(note).length > SHORT_TEXT_MAX_LENGTH;
  const amount = dong(order.order_tenant_final);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (reason === undefined || tooLong) {
      const wrong = reason === undefined ? "input" : "textarea";
      event.currentTarget.querySelector<HTMLElement>(wrong)?.focus();
      return;
    }
    void run({ reason, ...(note.trim() === "" ? {} : { note: note.trim() }) });
  }
  return (
    <Form id={id} noValidate onSubmit={send}>
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
        onChange={setReason}
        error={tried && reason === undefined ? t("cancel.reason_required") : undefined}
      />
      <TextArea
        label={t("cancel.note")}
        rows={2}
        limit={SHORT_TEXT_MAX_LENGTH}
        value={note}
        error={tooLong ? t("cancel.note_too_long", { limit: SHORT_TEXT_MAX_LENGTH }) : undefined}
        onChange={(event) => setNote(event.target.value)}
      />
    </Form>
  );
}

const Form = styled.form`
  ${mixins.grid(4)}

  > p {
    color: ${color.inkMuted};
  }
`;
