import type { Guide } from "../../fixtures/guide.ts";

/** How Field is used. */
export const guide = {
  notFor:
    "Not around a control that has a label of its own: TextField, TextArea and Select bring their Field along; Checkbox and RadioGroup need none.",
  anatomy: ["The label", "The control", "A hint", "The error", "An aside such as a counter"],
  keyboard: "A press on the label puts the focus into the control; the field itself is no stop.",
  screenReader:
    'The label as the control\'s name, then the hint and the error as its description; "invalid" where there is an error. No asterisk: what may be left out says so in words, and the control itself says that it is required.',
  content:
    "A label is a noun without a colon. A hint says how to fill it in, before it goes wrong; an error says what to do, not only that it is wrong.",
  practices: ["Forms/LabelsStay", "Forms/ErrorsSayHow"],
} satisfies Guide;
