import type { Guide } from "../../fixtures/guide.ts";
import { useState } from "react";
import { RadioGroup } from "./RadioGroup.tsx";

export const guide = {
  notFor:
    "Not for more than about eight choices (Select), nor for several at once (Checkbox). A yes or no is a Checkbox.",
  keyboard: "Tab goes to the chosen one, the arrow keys choose another, as the platform does it.",
  screenReader:
    'The question as the group\'s name, each choice with its second line, "2 of 4"; the error as an alert.',
  content:
    "The choices are worded alike and exclude each other. One that is off says why in its second line.",
  practices: ["Forms/FewChoicesAreShown", "Forms/ReviewWithoutALead"],
} satisfies Guide;

/** Uncontrolled, in a form that reads the choice by `name`. */
export const InAForm = () => (
  <RadioGroup
    legend="Loại địa chỉ"
    name="type"
    defaultValue="home"
    options={[
      { value: "home", label: "Nhà riêng" },
      { value: "office", label: "Văn phòng" },
    ]}
  />
);

/** Cards with a description. A disabled one says why. */
export function Cards() {
  const [method, setMethod] = useState("cod");
  return (
    <RadioGroup
      legend="Phương thức thanh toán"
      look="cards"
      value={method}
      onChange={setMethod}
      options={[
        { value: "cod", label: "Thanh toán khi nhận hàng", description: "Trả tiền mặt cho người giao" },
        { value: "later", label: "Trả sau", description: "Chưa dùng được cho đơn này", disabled: true },
      ]}
    />
  );
}

/** Short options as pills. */
export const Pills = () => (
  <RadioGroup
    legend="Kích cỡ"
    look="pills"
    name="size"
    options={["S", "M", "L"].map((size) => ({ value: size, label: size }))}
  />
);
