import type { Guide } from "../../fixtures/guide.ts";
import { Button } from "../Button/Button.tsx";
import { Toaster } from "./Toaster.tsx";
import { useToast } from "./toast-store.ts";

export const guide = {
  notFor:
    "Not for what must be read before going on (Dialog, Notice), nor for an error at a field. A press whose result is seen needs none.",
  keyboard: "Tab reaches the step and the cross; while one of them has the focus the message stays.",
  screenReader: "Each message as it comes, without interrupting.",
  content:
    'What happened, in the past tense: "Đã thêm vào giỏ". With undo wherever something was taken away.',
  practices: ["Steps/UndoBeatsAsking", "Heard/SaidOnce"],
} satisfies Guide;

/** Rendered once, at the application's root. */
export const OnceAround = () => (
  <>
    <main>Các trang của bạn</main>
    <Toaster label="Thông báo" />
  </>
);

/** Shows a toast from any component. */
export function Says() {
  const toast = useToast();
  return (
    <Button onClick={() => toast.show({ tone: "success", title: "Đã sao chép mã" })}>Sao chép mã</Button>
  );
}

/** Offers to undo a removal. */
export function Undoes() {
  const toast = useToast();
  const undo = { label: "Hoàn tác", onPress: () => toast.show({ title: "Đã đặt lại vào giỏ" }) };
  return (
    <Button tone="secondary" onClick={() => toast.show({ title: "Đã xóa khỏi giỏ", action: undo })}>
      Xóa
    </Button>
  );
}
