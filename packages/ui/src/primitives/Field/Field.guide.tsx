import type { Guide } from "../../fixtures/guide.ts";
import { Field } from "./Field.tsx";

export const guide = {
  notFor:
    "Not around a control that has a label of its own: TextField, TextArea and Select bring their Field along; Checkbox and RadioGroup need none.",
  keyboard: "A press on the label puts the focus into the control; the field itself is no stop.",
  screenReader:
    'The label as the control\'s name, then the hint and the error as its description; "invalid" where there is an error. No asterisk: what may be left out says so in words, and the control itself says that it is required.',
  content:
    "A label is a noun without a colon. A hint says how to fill it in, before it goes wrong; an error says what to do, not only that it is wrong.",
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
