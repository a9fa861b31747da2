import type { Bank, BankAccount } from "@sen/api";
import { ACCOUNT_NUMBER_MAX_LENGTH, bankWords, NAME_MAX_LENGTH } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { Combobox, useFieldErrorText } from "../../forms/index.ts";
import { TextField } from "../../primitives/index.ts";

export interface BankAccountFieldsProps {
  /** The banks to choose from. */
  banks: readonly Bank[];
  /** The current values. */
  value: BankAccount;
  /** Called with each changed field; a chosen bank changes its name and number. */
  onChange: (field: keyof BankAccount, value: string) => void;
  /** A field lost focus, so it can be validated. */
  onBlur?: (field: "bank_name" | "account_number" | "account_fullname") => void;
  /** Errors as the form library reports them: text keys of `bankAccountSchema`, or messages from the server. */
  errors?: Partial<Record<keyof BankAccount, { message?: string | undefined }>> | undefined;
  /** Disables all fields. @default false */
  disabled?: boolean;
}

/** The initial values of an empty form. */
export const emptyBankAccount: BankAccount = {
  bank_name: "",
  bank_bin: "",
  account_number: "",
  account_fullname: "",
};

/** Bank, account number (digits only) and holder, as a form of their own or part of a larger one. Spec §5. */
export function BankAccountFields(props: BankAccountFieldsProps) {
  const { banks, value, onChange, onBlur, errors = {}, disabled = false } = props;
  const { t } = useTranslation("aftersales");
  const fieldText = useFieldErrorText();
  const textField = (name: "account_number" | "account_fullname") => ({
    label: t(`bank.${name}`),
    required: true,
    disabled,
    value: value[name],
    error: fieldText(errors[name]?.message),
    onBlur: () => onBlur?.(name),
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  });
  return (
    <>
      <Combobox
        label={t("bank.bank")}
        placeholder={t("bank.search")}
        choices={banks}
        keyOf={({ bank_bin }) => bank_bin}
        nameOf={({ name }) => name}
        wordsOf={bankWords}
        show={({ name, code, name_vn }) => (
          <>
            <strong>{name}</strong> <small>{code}</small>
            <small>{name_vn}</small>
          </>
        )}
        value={value.bank_bin}
        error={fieldText(errors.bank_name?.message ?? errors.bank_bin?.message)}
        disabled={disabled}
        onBlur={() => onBlur?.("bank_name")}
        onChange={({ bank_bin, name }) => {
          onChange("bank_bin", bank_bin);
          onChange("bank_name", name);
        }}
      />
      <TextField
        {...textField("account_number")}
        digitsOnly
        autoComplete="off"
        maxLength={ACCOUNT_NUMBER_MAX_LENGTH}
      />
      <TextField
        {...textField("account_fullname")}
        hint={t("bank.account_fullname_hint")}
        autoComplete="name"
        autoCapitalize="characters"
        maxLength={NAME_MAX_LENGTH}
      />
    </>
  );
}
