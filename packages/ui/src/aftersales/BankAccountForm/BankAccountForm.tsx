import type { Bank, BankAccount } from "@sen/api";
import { bankAccountSchema } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useWatch } from "react-hook-form";
import { FailureNotice, Form, useServerForm, type CallOutcome } from "../../forms/index.ts";
import { BankAccountFields, emptyBankAccount } from "./BankAccountFields.tsx";

export interface BankAccountFormProps {
  /** Id of the form, so that a button outside it can submit it. */
  id: string;
  /** The banks to choose from. */
  banks: readonly Bank[];
  /** The account to edit; the form is empty without it. */
  account?: BankAccount | null | undefined;
  /** Keeps unsaved input under this name. */
  draft?: string;
  /** Saves. Resolves to nothing on success, or to the backend's refusal. */
  onSubmit: (account: BankAccount) => Promise<CallOutcome>;
}

const fieldNames = ["bank_name", "account_number", "account_fullname"] as const;

/** The bank account that a refund is paid to. Spec §3, infor_banking_customer. Without a button: the owner submits it by its id. */
export function BankAccountForm({ id, banks, account, draft, onSubmit }: BankAccountFormProps) {
  const { t } = useTranslation("aftersales");
  const form = useServerForm<BankAccount>(onSubmit, {
    schema: bankAccountSchema,
    ...(draft && { draft }),
    defaultValues: account ?? emptyBankAccount,
    mode: "onSubmit",
    fields: fieldNames,
  });
  const value = useWatch({ control: form.control }) as BankAccount;
  const { errors, isSubmitted } = form.formState;
  return (
    <Form id={id} onSubmit={form.onSubmit}>
      <FailureNotice failure={form.failure} title={t("bank.refused")} />
      <BankAccountFields
        banks={banks}
        value={value}
        disabled={form.busy}
        errors={errors}
        onChange={(field, next) => {
          const shouldValidate = isSubmitted || errors[field] !== undefined;
          form.setValue(field, next, { shouldDirty: true, shouldValidate });
        }}
        onBlur={(field) => {
          if (value[field] !== "") void form.trigger(field);
        }}
      />
    </Form>
  );
}
