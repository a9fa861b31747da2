import type { Guide } from "../../fixtures/guide.ts";
import { Field } from "./Field.tsx";

export const guide = {
  notFor:
    "Not around a control with its own label: TextField, TextArea and Select include a Field; Checkbox and RadioGroup need none.",
  keyboard: "Clicking the label focuses the control; the field itself is no tab stop.",
  screenReader:
    'The label is the control\'s name, the hint and the error are its description; "invalid" if there is an error. No asterisk: optional fields say so in words, and required controls are announced as required.',
  content:
    "A label is a noun without a colon. A hint says how to fill in the field; an error says how to fix it, not only that it is wrong.",
  practices: ["Forms/LabelsStay", "Forms/ErrorsSayHow"],
} satisfies Guide;

/** Wraps a native control, which receives the attributes. */
export const AroundADate = () => (
  <Field label="Ngày giao mong muốn">{(control) => <input type="date" {...control} />}</Field>
);

/** The hint says how to fill in the field, so that errors are avoided. */
export const WithAHint = () => (
  <Field label="Ngày sinh" hint="Để nhận quà sinh nhật; có thể bỏ trống">
    {(control) => <input type="date" {...control} />}
  </Field>
);

/** The error marks the control as invalid and is its description. */
export const Wrong = () => (
  <Field label="Ngày giao mong muốn" error="Chọn một ngày từ ngày mai trở đi">
    {(control) => <input type="date" {...control} />}
  </Field>
);
