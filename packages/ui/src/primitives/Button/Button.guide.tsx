import type { Guide } from "../../fixtures/guide.ts";
import { Pencil } from "lucide-react";
import { Button, ButtonLink } from "./Button.tsx";

export const guide = {
  notFor:
    "To go to another page use ButtonLink, which can be opened in a new tab. For an icon without text use IconButton; for a choice that stays on, Checkbox or RadioGroup.",
  keyboard:
    "Enter and Space press it. While busy it keeps the focus and ignores presses. If disabled it is no tab stop; with aria-disabled it stays one.",
  screenReader:
    'Its text, and "busy" while the action runs. If a page has several alike, each gets an aria-label with its object ("Hủy đơn hàng SEN-261121-0042").',
  content:
    'A verb and its object, as short as possible: "Đặt hàng", "Hủy đơn hàng", never "OK" or "Có". One primary button per view; danger only if something is lost.',
  do: { Busy: "The button that was pressed shows the progress, and its width stays." },
  dont: { DontTwoPrimary: "Two primary buttons side by side: which one is the next step?" },
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
