export {
  BankAccountFields,
  type BankAccountField,
  type BankAccountFieldsProps,
} from "./BankAccountFields.tsx";
export { BankAccountForm, emptyBankAccount, type BankAccountFormProps } from "./BankAccountForm.tsx";
export { BankPicker, type BankPickerProps } from "./BankPicker.tsx";
