import type { BankAccount } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Requested } from "../../primitives/index.ts";
import { BankAccountFields, emptyBankAccount } from "../BankAccountForm/BankAccountFields.tsx";
import type { BankList } from "../RefundBankDialog/RefundBankDialog.tsx";
import type { ReturnFormState } from "./use-return-form.ts";

type BankFieldsProps = { banks: BankList } & Pick<ReturnFormState, "form" | "values">;

/** The bank account for the refund of an order paid in cash. Spec §5. */
export function BankFields({ form, values, banks }: BankFieldsProps) {
  const { t } = useTranslation("aftersales");
  const wrong = form.formState.errors.infor_banking_customer;

  function change(changes: Partial<BankAccount>) {
    const how = { shouldDirty: true, shouldValidate: form.formState.isSubmitted || wrong !== undefined };
    for (const name of ["bank_name", "bank_bin", "account_number", "account_fullname"] as const) {
      const next = changes[name];
      if (next !== undefined) form.setValue(`infor_banking_customer.${name}`, next, how);
    }
  }
  return (
    <Requested
      request={banks}
      loading={t("bank.loading")}
      boxes={["240px"]}
      failed={t("bank.failed")}
      heading="h3"
    >
      {(ready) => (
        <BankAccountFields
          banks={ready.banks}
          value={values.infor_banking_customer ?? emptyBankAccount}
          onChange={change}
          onBlur={(field) => void form.trigger(`infor_banking_customer.${field}`)}
          errors={wrong}
          disabled={form.busy}
        />
      )}
    </Requested>
  );
}
