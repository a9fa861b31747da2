export { PhoneForm, type PhoneFormProps } from "./PhoneForm.tsx";
