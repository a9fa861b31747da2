import type { Guide } from "../../fixtures/guide.ts";
import { useState } from "react";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "./Dialog.tsx";

export const guide = {
  notFor:
    "Not for news (Toast, Notice), nor for what can stand in the page. A question with a yes and a no is a ConfirmDialog. Never a dialog that opens by itself.",
  keyboard:
    "Esc and the browser's Back close it; Tab stays inside. It begins at the title and gives the focus back to where it was. While locked nothing closes it.",
  screenReader: "A dialog called by its title, which is read first; the page behind is silent.",
  content: "The title says what is to be done or decided; the buttons repeat its verb.",
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

/** Slides in from the side, for filters and menus. */
export function FromTheSide() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        Bộ lọc
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} placement="side" title="Bộ lọc">
        Danh mục, giá, thương hiệu
      </Dialog>
    </>
  );
}
