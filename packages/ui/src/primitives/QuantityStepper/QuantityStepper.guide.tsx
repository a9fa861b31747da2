import type { Guide } from "../../fixtures/guide.ts";
import { useState } from "react";
import { QuantityStepper } from "./QuantityStepper.tsx";

const labels = { quantity: "Số lượng Ấm trà gốm", decrease: "Giảm", increase: "Tăng" };

export const guide = {
  notFor: "For numbers that are no quantity, such as a price or a phone number, use TextField.",
  keyboard:
    "In the box, up and down arrows count, Enter or leaving applies what was typed, Esc discards it. Each button is off at its end of the range, and keeps the focus.",
  screenReader: "A group, and each part by its label, which names the product.",
  content: 'Labels name the product, since a cart has many: "Giảm số lượng Áo dài lụa".',
  practices: ["Forms/LimitsAreSaid"],
} satisfies Guide;

/** In a cart line: small, limited by the stock. */
export function InACart() {
  const [quantity, setQuantity] = useState(2);
  return <QuantityStepper size="small" value={quantity} max={12} labels={labels} onChange={setQuantity} />;
}

/** In a form, which reads the number by `name`. */
export function InAForm() {
  return <QuantityStepper name="quantity" defaultValue={1} max={99} labels={labels} />;
}

/** Shows a message if the typed number exceeds the stock. */
export function SaysTheMost() {
  const [note, setNote] = useState("");
  return (
    <>
      <QuantityStepper
        defaultValue={3}
        max={5}
        labels={labels}
        onAboveMax={() => setNote("Chỉ còn 5 sản phẩm")}
      />
      <p role="status">{note}</p>
    </>
  );
}
