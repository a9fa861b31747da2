import type { Guide } from "../../fixtures/guide.ts";
import { useState } from "react";
import { Checkbox } from "./Checkbox.tsx";

export const guide = {
  notFor: "To choose one of several use RadioGroup; for an action that happens at once, Button.",
  keyboard: "Space checks and unchecks it.",
  screenReader:
    'The label, "checked", "not checked" or "partially checked", and "invalid" with the error, which is part of the label.',
  content:
    'The label says what is true if it is checked, and never begins with "not". Hide it only if the row already says it.',
  do: { Default: "The label says what is true if it is checked." },
  dont: { DontNegate: "A negated label must be read twice: say what is true if it is checked." },
  practices: ["Forms/NothingIsTickedForThem"],
} satisfies Guide;

/** In a form, which reads the value by `name`. */
export const InAForm = () => <Checkbox name="is_default" label="Đặt làm địa chỉ mặc định" />;

/** Required but not checked. The error says what to do. */
export const Needed = () => (
  <Checkbox label="Tôi đồng ý với điều khoản" required error="Vui lòng đồng ý với điều khoản" />
);

/** Represents several checkboxes, of which some are checked. */
export function SomeOfSeveral() {
  const [count, setCount] = useState(1);
  return (
    <Checkbox
      label={`Chọn tất cả (${String(count)}/3)`}
      checked={count === 3}
      indeterminate={count > 0 && count < 3}
      onChange={() => {
        setCount(count === 3 ? 0 : 3);
      }}
    />
  );
}
