export { CaseForm, type CaseFormProps } from "./CaseForm.tsx";
