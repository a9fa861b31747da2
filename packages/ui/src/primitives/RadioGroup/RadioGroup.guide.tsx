import type { Guide } from "../../fixtures/guide.ts";
import { useState } from "react";
import { RadioGroup } from "./RadioGroup.tsx";

export const guide = {
  notFor: "For more than about eight choices use Select; for several at once, or a yes or no, Checkbox.",
  keyboard: "As native radio buttons: Tab goes to the chosen one, the arrow keys choose another.",
  screenReader:
    'The question as the group\'s name, each choice with its description, "2 of 4"; the error as an alert.',
  content: "Choices are worded alike and exclude each other. A disabled one says why in its description.",
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
