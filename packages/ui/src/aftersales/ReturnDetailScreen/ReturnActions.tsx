import type { ReturnDetail } from "@sen/api";
import { mayApproveReturn, mayConfirmReturnHandedOver, mayRecallReturn, ReturnStatus } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { useState } from "react";
import { ConfirmDialog, type CallOutcome } from "../../forms/index.ts";
import { Button, ButtonLink } from "../../primitives/index.ts";

/** A customer's actions on a return. Each resolves to nothing on success, or to the backend's refusal. */
export interface ReturnCalls {
  onApprove: (request: ReturnDetail) => Promise<CallOutcome>;
  onHandedOver: (request: ReturnDetail) => Promise<CallOutcome>;
  onRecall: (request: ReturnDetail) => Promise<CallOutcome>;
}

export interface ReturnActionsProps extends ReturnCalls {
  /** The return as the server sent it. */
  request: ReturnDetail;
  /** The refund's page. */
  refundHref: string;
  /** The order's page. */
  orderHref: string;
}

/** The most important first. */
const STEPS = ["approve", "handed", "recall"] as const;

/** Buttons to accept the solution, confirm handing over the goods, or withdraw the return. Each asks for confirmation. */
export function ReturnActions({ request, refundHref, orderHref, ...calls }: ReturnActionsProps) {
  const { t } = useTranslation(["aftersales", "orders"]);
  const { dong } = useFormat();
  const [open, setOpen] = useState<(typeof STEPS)[number] | null>(null);
  const steps = {
    approve: {
      isOffered: mayApproveReturn(request),
      end: ReturnStatus.customerApproved,
      call: calls.onApprove,
      text: t("return_detail.approve_text", { amount: dong(request.amount_refund) }),
    },
    handed: {
      isOffered: mayConfirmReturnHandedOver(request),
      end: ReturnStatus.customerConfirmedDelivered,
      call: calls.onHandedOver,
      text: t("return_detail.handed_text"),
    },
    recall: {
      isOffered: mayRecallReturn(request),
      end: ReturnStatus.cancelled,
      call: calls.onRecall,
      text: t("return_detail.recall_text", { code: request.code }),
    },
  };
  return (
    <>
      {request.refund && <ButtonLink href={refundHref}>{t("orders:card.view_refund")}</ButtonLink>}
      {request.status === ReturnStatus.rejected && (
        <ButtonLink tone="secondary" href={orderHref}>
          {t("cancelled_detail.see_order")}
        </ButtonLink>
      )}
      {STEPS.filter((step) => steps[step].isOffered).map((step) => (
        <Button key={step} tone={step === "recall" ? "secondary" : "primary"} onClick={() => setOpen(step)}>
          {t(`return_detail.${step}`)}
        </Button>
      ))}
      {STEPS.map((step) => (
        <ConfirmDialog
          key={step}
          // Closes if done elsewhere, or by a request whose response was lost. After another change it says why it is refused.
          open={open === step && request.status !== steps[step].end}
          tone={step === "recall" ? "danger" : "primary"}
          title={t(`return_detail.${step}_title`)}
          submitLabel={t(`return_detail.${step}`)}
          keepLabel={t("case_page.keep")}
          doneTitle={t(`return_detail.${step}_done`)}
          refusedTitle={t("return_detail.refused")}
          onConfirm={() => steps[step].call(request)}
          onClose={() => setOpen(null)}
        >
          {steps[step].text}
        </ConfirmDialog>
      ))}
    </>
  );
}
