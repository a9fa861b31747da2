import type { Bank, BankAccount } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { useId, useState } from "react";
import { useDoneToast, useLoaded, type CallOutcome } from "../../forms/index.ts";
import { lazyPart } from "../../lazy-part/index.ts";
import { Button, Dialog, Loading, Requested } from "../../primitives/index.ts";

/** Loaded when the dialog first opens, so that viewing a refund does not load the form library and the search list. */
const BankAccountForm = lazyPart(
  () => import("../BankAccountForm/BankAccountForm.tsx").then((module) => module.BankAccountForm),
  { fallback: <LoadingForm /> },
);

export interface RefundBankDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The refund, which keeps a draft of its own. */
  refundId: number;
  /** Fetches the banks, most used first. Rejects on failure. */
  loadBanks: () => Promise<readonly Bank[]>;
  /** The current account; null if none is known. */
  account: BankAccount | null;
  /** Saves. Resolves to nothing on success, or to the backend's refusal. */
  onSubmit: (account: BankAccount) => Promise<CallOutcome>;
  /** Called after saving and on closing. */
  onClose: () => void;
}

/** Changes the bank account of a refund. Offered while `mayChangeRefundBank`. */
export function RefundBankDialog({ open, refundId, loadBanks, account, ...calls }: RefundBankDialogProps) {
  const { t } = useTranslation("aftersales");
  const done = useDoneToast();
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const formLoaded = BankAccountForm.useLoaded();
  const banks = useLoaded(loadBanks, open);

  async function save(changed: BankAccount) {
    setBusy(true);
    try {
      const refusal = await done(calls.onSubmit(changed), t("bank.done"));
      if (!refusal) calls.onClose();
      return refusal;
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      open={open}
      onClose={calls.onClose}
      locked={busy}
      title={t("bank.title")}
      leaveLabel={t("bank.keep")}
      actions={
        <Button type="submit" form={formId} busy={busy} disabled={!formLoaded || banks.state !== "ready"}>
          {t("bank.submit")}
        </Button>
      }
    >
      <Requested
        request={banks}
        loading={t("bank.loading")}
        fields={3}
        failed={t("bank.failed")}
        heading="h3"
      >
        {({ value }) => (
          <BankAccountForm
            id={formId}
            banks={value}
            account={account}
            draft={`refund-bank-${refundId}`}
            onSubmit={save}
          />
        )}
      </Requested>
    </Dialog>
  );
}

function LoadingForm() {
  const { t } = useTranslation("aftersales");
  return <Loading label={t("bank.loading")} fields={3} />;
}
