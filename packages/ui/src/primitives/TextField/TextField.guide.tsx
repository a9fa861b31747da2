import type { Guide } from "../../fixtures/guide.ts";
import { TextField } from "./TextField.tsx";

export const guide = {
  notFor: "For several lines use TextArea, for a one-time code OtpField, for a password PasswordField.",
  keyboard:
    "As any text field; Enter submits the form. With `digitsOnly`, other characters are dropped, even when pasted.",
  screenReader: "The label, then the hint and the error.",
  content: "The label stays above while typing; a placeholder only shows an example and never replaces it.",
  do: { Wrong: "The error says what to enter." },
  dont: { DontBlame: '"Không hợp lệ" says that it is wrong, but not what would be right.' },
  practices: ["Forms/LabelsStay", "Forms/RuleBeforeTheMistake"],
} satisfies Guide;

/** In a form, with the browser's autofill. */
export const InAForm = () => <TextField label="Họ và tên" name="name" autoComplete="name" required />;

/** Accepts only digits, typed or pasted. */
export const Digits = () => (
  <TextField label="Số tài khoản" digitsOnly inputMode="numeric" hint="Chỉ gồm chữ số" />
);

/** With a unit at the end of the box. */
export const WithAUnit = () => <TextField label="Giá đến" digitsOnly inputMode="numeric" end="đ" />;
