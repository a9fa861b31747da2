export { VatForm, type VatFormProps } from "./VatForm.tsx";
