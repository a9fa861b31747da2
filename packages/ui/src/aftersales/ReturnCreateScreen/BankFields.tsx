import { useTranslation } from "@sen/i18n";
import { useLoaded } from "../../forms/index.ts";
import { Requested } from "../../primitives/index.ts";
import { BankAccountFields, emptyBankAccount } from "../BankAccountForm/BankAccountFields.tsx";
import type { RefundBankDialogProps } from "../RefundBankDialog/RefundBankDialog.tsx";
import type { ReturnFormState } from "./use-return-form.ts";

type BankFieldsProps = Pick<RefundBankDialogProps, "loadBanks"> & Pick<ReturnFormState, "form" | "values">;

/** The bank account for the refund of an order paid in cash. Spec §5. */
export function BankFields({ form, values, loadBanks }: BankFieldsProps) {
  const { t } = useTranslation("aftersales");
  const wrong = form.formState.errors.infor_banking_customer;
  return (
    <Requested
      request={useLoaded(loadBanks)}
      loading={t("bank.loading")}
      boxes={["240px"]}
      failed={t("bank.failed")}
      heading="h3"
    >
      {({ value: banks }) => (
        <BankAccountFields
          banks={banks}
          value={values.infor_banking_customer ?? emptyBankAccount}
          onChange={(field, next) => {
            const shouldValidate = form.formState.isSubmitted || wrong !== undefined;
            form.setValue(`infor_banking_customer.${field}`, next, { shouldDirty: true, shouldValidate });
          }}
          onBlur={(field) => void form.trigger(`infor_banking_customer.${field}`)}
          errors={wrong}
          disabled={form.busy}
        />
      )}
    </Requested>
  );
}
