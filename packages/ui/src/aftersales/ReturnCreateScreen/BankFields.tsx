import type { Bank, BankAccount } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Button, Loading, Notice } from "../../primitives/index.ts";
import { BankAccountFields, emptyBankAccount } from "../BankAccountForm/index.ts";
import type { ReturnFormState } from "./use-return-form.ts";

export interface BankSource {
  /** The banks, most used first. */
  banks: readonly Bank[] | "loading" | "failed";
  /** Asks for the banks again. */
  onRetryBanks: () => unknown;
}

type BankFieldsProps = BankSource & Pick<ReturnFormState, "form" | "values" | "sending">;

/** Where the money goes when the order was paid in cash. Spec §5. */
export function BankFields({ form, values, sending, banks, onRetryBanks }: BankFieldsProps) {
  const { t } = useTranslation("aftersales");
  const wrong = form.formState.errors.infor_banking_customer;

  function change(changes: Partial<BankAccount>) {
    const shouldValidate = form.formState.isSubmitted || wrong !== undefined;
    for (const name of ["bank_name", "bank_bin", "account_number", "account_fullname"] as const) {
      const next = changes[name];
      if (next === undefined) continue;
      form.setValue(`infor_banking_customer.${name}`, next, { shouldDirty: true, shouldValidate });
    }
  }
  if (banks === "loading") {
    return <Loading label={t("bank.loading")} boxes={["240px"]} />;
  }
  if (banks === "failed") {
    return (
      <Notice
        tone="warning"
        urgent
        action={
          <Button tone="secondary" size="small" onClick={() => onRetryBanks()}>
            {t("case_page.retry")}
          </Button>
        }
      >
        {t("bank.failed")}
      </Notice>
    );
  }
  return (
    <BankAccountFields
      banks={banks}
      value={values.infor_banking_customer ?? emptyBankAccount}
      onChange={change}
      onBlur={(field) => void form.trigger(`infor_banking_customer.${field}`)}
      errors={{
        bank_name: wrong?.bank_name?.message ?? wrong?.bank_bin?.message,
        account_number: wrong?.account_number?.message,
        account_fullname: wrong?.account_fullname?.message,
      }}
      disabled={sending}
    />
  );
}
