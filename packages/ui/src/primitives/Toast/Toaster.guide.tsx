import type { Guide } from "../../fixtures/guide.ts";
import { Button } from "../Button/Button.tsx";
import { Toaster } from "./Toaster.tsx";
import { useToast } from "./toast-store.ts";

export const guide = {
  notFor:
    "For what must be read before going on use Dialog or Notice; for the error of a field, Field. An action with a visible result needs no toast.",
  keyboard: "F8 goes to the newest toast, Tab to its action and close button. A toast with the focus stays.",
  screenReader: "Each toast as it appears, without interrupting.",
  content: 'What happened, in the past tense: "Đã thêm vào giỏ". With undo if something was removed.',
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
