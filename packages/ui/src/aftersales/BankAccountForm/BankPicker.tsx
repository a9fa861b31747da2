import type { Bank } from "@sen/api";
import { bankWords } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { Combobox, type ComboboxProps } from "../../forms/index.ts";

export interface BankPickerProps extends Pick<
  ComboboxProps<Bank>,
  "value" | "onChange" | "onBlur" | "error" | "disabled" | "initialIsOpen"
> {
  /** Banks to choose from. */
  banks: readonly Bank[];
}

/** A bank from the list, found by its name, Vietnamese name or code, accents aside. */
export function BankPicker({ banks, ...field }: BankPickerProps) {
  const { t } = useTranslation("aftersales");
  return (
    <Combobox
      {...field}
      label={t("bank.bank")}
      placeholder={t("bank.search")}
      choices={banks}
      keyOf={({ bank_bin }) => bank_bin}
      nameOf={({ name }) => name}
      wordsOf={bankWords}
      show={({ name, code, name_vn }) => (
        <>
          <strong>{name}</strong> <small>{code}</small>
          <span>{name_vn}</span>
        </>
      )}
    />
  );
}
