import type { Guide } from "../../fixtures/guide.ts";
import { useState } from "react";
import { Checkbox } from "./Checkbox.tsx";

export const guide = {
  notFor:
    "Not for one of several, which is a RadioGroup, and not for a step that happens at once elsewhere, which is a Button.",
  keyboard: "Space ticks and unticks.",
  screenReader:
    'The label, "checked", "not checked" or "partially checked", and "invalid" with the error, which is part of the label.',
  content:
    'The label says what is so when it is ticked, and never begins with "not". Hidden from sight only where the row says it all.',
  do: [{ story: "Default", says: "The label says what is so when it is ticked." }],
  dont: [
    { story: "DontNegate", says: "What a tick turns off is read twice: say what is so when it is ticked." },
  ],
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
