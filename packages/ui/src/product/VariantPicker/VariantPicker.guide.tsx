import type { Guide } from "../../fixtures/guide.ts";
import { useState } from "react";
import { shirtDetail, soldOutDetail } from "../../fixtures/product/product-details.ts";
import { initialChoice } from "../variant-choice.ts";
import { VariantPicker } from "./VariantPicker.tsx";

export const guide = {
  notFor: "Not for more than two properties; no product has more.",
  keyboard:
    "Arrow keys within a group. Options sold out altogether are skipped; those sold out only in this combination can be chosen.",
  screenReader:
    'A group named by the property; each sold-out option says "hết hàng"; the alternatives are a status.',
  content: 'The sentence names what is available: "Màu xanh còn cỡ M, L".',
  practices: ["States/SoldOutStaysInPlace", "Forms/FewChoicesAreShown"],
} satisfies Guide;

/** On a product page: the parent holds the choice. */
export function OnAPage() {
  const [choice, setChoice] = useState(initialChoice(shirtDetail));
  return <VariantPicker product={shirtDetail} value={choice} onChange={setChoice} />;
}

/** For a cart line: starts with its variant chosen. */
export function OfALine() {
  const [choice, setChoice] = useState([12, 22] as ReturnType<typeof initialChoice>);
  return <VariantPicker product={shirtDetail} value={choice} onChange={setChoice} />;
}

/** Sold out. */
export const AllGone = () => (
  <VariantPicker product={soldOutDetail} value={initialChoice(soldOutDetail)} onChange={() => undefined} />
);
