export { MembershipForm, type MembershipFormProps } from "./MembershipForm.tsx";
