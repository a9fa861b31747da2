import type { Guide } from "../../fixtures/guide.ts";

/** How TextField is used. */
export const guide = {
  notFor:
    "Not for several lines (TextArea), for a code that was sent (OtpField) or a password (PasswordField), which know more.",
  anatomy: ["The label", "The box", "At its end a unit or a button", "The hint or the error"],
  keyboard:
    "As every text box; Enter sends the form. With `digitsOnly` other signs do not get in, also when pasted.",
  screenReader: "The label, then the hint and the error.",
  content:
    "The label stays above while one types; a placeholder only shows an example and never replaces it.",
  do: [{ story: "Wrong", says: "The error says what to enter." }],
  dont: [{ story: "DontBlame", says: '"Không hợp lệ" says that it is wrong, and not what would be right.' }],
  practices: ["Forms/LabelsStay", "Forms/RuleBeforeTheMistake"],
} satisfies Guide;
