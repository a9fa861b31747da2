import type { Guide } from "../../fixtures/guide.ts";
import { Pencil } from "lucide-react";
import { Button, ButtonLink } from "./Button.tsx";

export const guide = {
  notFor:
    "Not for going to another page: that is a ButtonLink, which can be opened in a new tab. An icon without words is an IconButton; a choice that stays on is a Checkbox or a RadioGroup.",
  keyboard:
    "Enter and Space press it. While busy it keeps the focus and presses do nothing. Disabled it is no stop; with aria-disabled it stays one.",
  screenReader:
    'Its words, and "busy" while the press is carried out. With many alike on a page each gets an aria-label that names its thing ("Hủy đơn hàng SEN-261121-0042").',
  content:
    'A verb and its object, as short as it is clear: "Đặt hàng", "Hủy đơn hàng", never "OK" or "Có". One primary button in a view; danger only where something is lost.',
  do: [{ story: "Busy", says: "The press is shown where it was made, and the width stays." }],
  dont: [
    {
      story: "DontTwoPrimary",
      says: "Two primary buttons side by side: nobody sees which of them is the page's next step.",
    },
  ],
  practices: ["Steps/SayWhyNot", "Steps/ButtonsNameWhatTheyDo"],
} satisfies Guide;

/** `onClick` returns a promise, so the button stays busy until it settles. */
export const BusyByItself = () => (
  <Button onClick={() => new Promise((resolve) => setTimeout(resolve, 1000))}>Đặt hàng</Button>
);

/** A minor action in a card, with an icon that repeats the verb. */
export const InACard = () => (
  <Button tone="secondary" size="small" icon={<Pencil aria-hidden size={16} />}>
    Sửa địa chỉ
  </Button>
);

/** Navigates to another page, so it is a link. */
export const ToAPage = () => <ButtonLink href="#products">Xem sản phẩm</ButtonLink>;
