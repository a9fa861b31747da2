import type { Guide } from "../../fixtures/guide.ts";
import { useState } from "react";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "./Dialog.tsx";

export const guide = {
  notFor:
    "For news use Toast or Notice, for a yes-or-no question ConfirmDialog. Content that fits on the page stays there. Never open one without a user action.",
  keyboard:
    "Esc and the browser's Back close it; Tab stays inside. Focus starts at the title and returns to where it was. While locked, it cannot be closed.",
  screenReader: "A dialog named by its title, which is read first; the page behind is hidden.",
  content: "The title says what to do or decide; the buttons repeat its verb.",
  practices: ["Steps/ButtonsNameWhatTheyDo"],
} satisfies Guide;

/** Opened by a button, closed by its parent. */
export function OpenedByAPress() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Xem điều kiện</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Điều kiện của mã">
        Dùng cho đơn từ 300.000 đ, mỗi khách một lần.
      </Dialog>
    </>
  );
}

/** Confirms a destructive action. Screen readers read the description too, and each button names its action. */
export function BeforeALoss() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        Xóa địa chỉ
      </Button>
      <Dialog
        open={open}
        onClose={close}
        role="alertdialog"
        size="small"
        title="Xóa địa chỉ này?"
        description="Đơn đã đặt vẫn giao đến đó."
        leaveLabel="Giữ lại"
        actions={
          <Button tone="danger" onClick={close}>
            Xóa địa chỉ
          </Button>
        }
      >
        12 Nguyễn Huệ, Phường Bến Nghé, Quận 1
      </Dialog>
    </>
  );
}

/** Cannot be left while its action is in progress. */
export function WhileItIsSent() {
  const [open, setOpen] = useState(false);
  const [sending, setSending] = useState(false);
  const send = () => {
    setSending(true);
    setTimeout(() => {
      setSending(false);
      setOpen(false);
    }, 2_000);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Gửi mã</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        locked={sending}
        title="Gửi mã đến 0901 234 567?"
        actions={
          <Button onClick={send} busy={sending}>
            Gửi mã
          </Button>
        }
      >
        Mã có hiệu lực trong 5 phút.
      </Dialog>
    </>
  );
}
