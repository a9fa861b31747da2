import type { Bank, BankAccount } from "@sen/api";
import { ACCOUNT_NUMBER_MAX_LENGTH, chosenBank, NAME_MAX_LENGTH } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useErrorTexts } from "../../forms/index.ts";
import { TextField } from "../../primitives/index.ts";
import { BankPicker } from "./BankPicker.tsx";

/** The fields that can be wrong; the bank's number goes with its name. */
export type BankAccountField = "bank_name" | "account_number" | "account_fullname";

export interface BankAccountFieldsProps {
  /** Banks to choose from. */
  banks: readonly Bank[];
  /** What is filled in so far. */
  value: BankAccount;
  /** What changed: a field, or the bank's name and number together. */
  onChange: (change: Partial<BankAccount>) => void;
  /** A field was left: it is time to check it. */
  onBlur?: (field: BankAccountField) => void;
  /** What is wrong, by field: text keys of `bankAccountSchema` or the server's sentences. */
  errors?: Partial<Record<BankAccountField, string | undefined>>;
  /** Nothing can be entered for now. @default false */
  disabled?: boolean;
}

/** Nothing filled in yet. */
export const emptyBankAccount: BankAccount = {
  bank_name: "",
  bank_bin: "",
  account_number: "",
  account_fullname: "",
};

/** Bank, account number (digits only) and holder, for a form of its own or a part of a larger one. Spec §5. */
export function BankAccountFields(props: BankAccountFieldsProps) {
  const { value, onChange, onBlur, errors = {}, disabled } = props;
  const { t } = useTranslation("aftersales");
  const { fieldText } = useErrorTexts();
  return (
    <>
      <BankPicker
        banks={props.banks}
        value={value.bank_bin}
        error={fieldText(errors.bank_name)}
        disabled={disabled ?? false}
        onBlur={() => onBlur?.("bank_name")}
        onChange={(bank) => onChange(chosenBank(bank))}
      />
      <TextField
        label={t("bank.account_number")}
        required
        digitsOnly
        autoComplete="off"
        maxLength={ACCOUNT_NUMBER_MAX_LENGTH}
        disabled={disabled}
        value={value.account_number}
        error={fieldText(errors.account_number)}
        onBlur={() => onBlur?.("account_number")}
        onChange={(event) => onChange({ account_number: event.target.value })}
      />
      <TextField
        label={t("bank.account_fullname")}
        hint={t("bank.account_fullname_hint")}
        required
        autoComplete="name"
        autoCapitalize="characters"
        maxLength={NAME_MAX_LENGTH}
        disabled={disabled}
        value={value.account_fullname}
        error={fieldText(errors.account_fullname)}
        onBlur={() => onBlur?.("account_fullname")}
        onChange={(event) => onChange({ account_fullname: event.target.value })}
      />
    </>
  );
}
