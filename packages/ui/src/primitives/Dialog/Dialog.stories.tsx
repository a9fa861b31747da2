import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { served } from "../../fixtures/texts.ts";
import { OverlayHistory } from "../../overlay-history/index.ts";
import { OverlayHistoryContext } from "../../overlay-history/use-overlay-entry.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog, type DialogProps } from "./Dialog.tsx";

function Opener(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button
        tone="secondary"
        onClick={() => {
          setOpen(true);
        }}
      >
        {served("Hủy đơn hàng")}
      </Button>
      <Dialog
        {...props}
        open={open}
        onClose={close}
        actions={
          <>
            <Button tone="secondary" onClick={close} disabled={props.locked}>
              {served("Giữ đơn")}
            </Button>
            <Button tone="danger" busy={props.locked} onClick={close}>
              {served("Hủy đơn")}
            </Button>
          </>
        }
      />
    </>
  );
}

const meta = {
  component: Dialog,
  render: (args) => <Opener {...args} />,
  subcomponents: { OverlayHistory },
  args: {
    open: false,
    onClose: fn(),
    title: "Hủy đơn hàng này?",
    closeLabel: "Đóng",
    children: "Đơn sẽ không được giao. Mã giảm giá đã dùng được trả lại cho bạn.",
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Closed, with the button that opens it. */
export const Default: Story = {};

/** A busy browser can be slow to traverse the history. */
const STEPPED = { timeout: 10_000 };

/** Waits until the open overlay has its history entry. */
const hasEntry = () =>
  waitFor(() => expect(history.state).toMatchObject({ overlays: [expect.anything()] }), STEPPED);

/** Waits for the open overlay's history entry, then goes back. */
async function goBack() {
  await hasEntry();
  history.back();
}

/** An action is in progress: its button is busy, and nothing closes the dialog. */
export const Locked: Story = { args: { open: true, locked: true } };

/** Centered on a desktop, a bottom sheet on a phone. */
export const Matrix: Story = {
  args: { open: true },
  tags: ["visual"],
};

/** Long content scrolls inside, the title wraps, and the buttons stay in view. */
export const LongText: Story = {
  args: {
    open: true,
    title: "Hủy đơn hàng gồm mười hai sản phẩm của ba cửa hàng trong trung tâm thương mại",
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>Điều {index + 1}: nội dung của điều khoản dài hơn một dòng.</p>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: served("Hủy đơn") })).toBeVisible();
    await expect(canvas.getByRole("dialog").getBoundingClientRect().height).toBeLessThanOrEqual(
      window.innerHeight,
    );
  },
};

/** At 400 % zoom there is no room for a body that scrolls by itself: everything scrolls, down to the last button. */
export const Zoomed: Story = {
  args: LongText.args,
  tags: ["!dev", "!autodocs"],
  globals: { viewport: { value: "zoomed" } },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole("dialog");
    const body = dialog.querySelector("[data-body]");
    await expect(body?.clientHeight).toBe(body?.scrollHeight);
    dialog.scrollTop = dialog.scrollHeight;
    const keep = canvas.getByRole("button", { name: served("Giữ đơn") }).getBoundingClientRect();
    await expect(keep.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** For a question. */
export const Small: Story = { args: { open: true, size: "small" } };

/** For wide content: a camera, a long form. */
export const Large: Story = { args: { open: true, size: "large" } };

/** Takes the focus on opening, closes on Esc and restores the focus. */
export const TakesAndGivesBackTheFocus: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole("button", { name: "Hủy đơn hàng" });
    await userEvent.click(opener);
    const dialog = canvas.getByRole("dialog", { name: "Hủy đơn hàng này?" });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
};

function MountedToOpen(props: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{served("Hủy đơn hàng")}</Button>
      {isOpen && <Dialog {...props} open onClose={() => setOpen(false)} />}
    </>
  );
}

/** A dialog that is only mounted while it is open restores the focus, too. */
export const GivesBackTheFocusOnUnmounting: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => <MountedToOpen {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Hủy đơn hàng" });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole("button", { name: "Đóng" }));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

/** If the action removes the entry with the button that opened the dialog, the next entry's button gets the focus. */
export const EntryIsGone: Story = {
  tags: ["!dev", "!autodocs"],
  render: function Entries(args) {
    const [entries, setEntries] = useState(["A", "B", "C"]);
    const [asked, setAsked] = useState<string>();
    return (
      <>
        {entries.map((entry) => (
          <section key={entry}>
            <Button onClick={() => setAsked(entry)}>Xóa {entry}</Button>
          </section>
        ))}
        <Dialog
          {...args}
          open={asked !== undefined}
          actions={
            <Button
              onClick={() => {
                setEntries(entries.filter((entry) => entry !== asked));
                setAsked(undefined);
              }}
            >
              Xóa hẳn
            </Button>
          }
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    for (const [gone, next] of [
      ["B", "C"],
      ["C", "A"],
    ]) {
      await userEvent.click(canvas.getByRole("button", { name: `Xóa ${gone}` }));
      await userEvent.click(canvas.getByRole("button", { name: "Xóa hẳn" }));
      await expect(canvas.getByRole("button", { name: `Xóa ${next}` })).toHaveFocus();
    }
  },
};

/** A click outside closes it. A click inside, or selecting text and releasing outside, does not: typed text would be lost. */
export const PressBeside: Story = {
  args: { open: true },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const dialog = canvas.getByRole("dialog");
    await userEvent.click(canvas.getByText(/Đơn sẽ không được giao/));
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: canvas.getByText(/Đơn sẽ không được giao/) },
      { target: dialog },
      { keys: "[/MouseLeft]", target: dialog },
    ]);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Back closes it without leaving the page. Closing it in another way removes its history entry. */
export const BackCloses: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole("button", { name: "Hủy đơn hàng" });
    const here = location.href;
    const entryIsGone = () =>
      expect((history.state as { overlays?: unknown } | null)?.overlays).toBeUndefined();
    await userEvent.click(opener);
    await goBack();
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull(), STEPPED);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
    await expect(location.href).toBe(here);
    entryIsGone();
    await userEvent.click(opener);
    await hasEntry();
    await userEvent.click(canvas.getByRole("button", { name: "Đóng" }));
    await waitFor(entryIsGone, STEPPED);
  },
};

/** It stays open if it is reopened before the browser fires `close`. */
export const ReopensAtOnce: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Hủy đơn hàng" });
    await userEvent.click(opener);
    const dialog = canvas.getByRole<HTMLDialogElement>("dialog");
    const told = new Promise((resolve) => {
      dialog.addEventListener("close", resolve, { once: true });
    });
    canvas.getByRole("button", { name: "Đóng" }).click();
    await null; // React closes it in a microtask; the browser fires `close` in a separate task.
    opener.click();
    await told;
    await expect(dialog).toBeVisible();
  },
};

/** A press beside a locked dialog, its close button and Back leave it open. */
export const LockedStaysOpen: Story = {
  args: Locked.args,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("dialog"));
    await expect(canvas.getByRole("button", { name: "Đóng" })).toBeDisabled();
    await goBack();
    await hasEntry();
    await expect(canvas.getByRole("dialog")).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Without an `OverlayHistory` around it, it does not touch the history. */
export const LeavesHistoryAlone: Story = {
  tags: ["!dev", "!autodocs"],
  args: { open: true },
  decorators: [
    (Story) => (
      <OverlayHistoryContext value={false}>
        <Story />
      </OverlayHistoryContext>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("dialog")).toBeVisible();
    await expect((history.state as { overlays?: unknown } | null)?.overlays).toBeUndefined();
  },
};

/** A second press on a button of a dialog that has just closed does nothing, while its content is still there. */
export const PressedTwice: Story = {
  args: { open: true },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, args }) => {
    const confirm = await canvas.findByRole("button", { name: "Hủy đơn" });
    confirm.click();
    await Promise.resolve();
    confirm.click();
    await expect(confirm).toBeInTheDocument();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
