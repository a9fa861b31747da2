export {
  BankAccountFields,
  emptyBankAccount,
  type BankAccountField,
  type BankAccountFieldsProps,
} from "./BankAccountFields.tsx";
export { BankAccountForm, type BankAccountFormProps } from "./BankAccountForm.tsx";
export { BankPicker, type BankPickerProps } from "./BankPicker.tsx";
