export { ReturnItemsField, type ReturnItemsFieldProps } from "./ReturnItemsField.tsx";
