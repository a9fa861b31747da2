import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, waitFor } from "storybook/test";
import { served } from "../../fixtures/texts.ts";
import { Button } from "../Button/Button.tsx";
import { Toaster } from "./Toaster.tsx";
import { toastStore, useToast, type ToastMessage } from "./toast-store.ts";

function Shower({ messages }: { messages: readonly ToastMessage[] }) {
  const toast = useToast();
  return (
    <div style={{ minHeight: 320 }}>
      <Button
        onClick={() => {
          messages.forEach(toast.show);
        }}
      >
        {served("Hiện")}
      </Button>
      <Toaster label={served("Thông báo")} />
    </div>
  );
}

const undo = fn();
const meta = {
  component: Shower,
  parameters: { documents: Toaster, docs: { story: { inline: false, height: "480px" } } },
  args: {
    messages: [
      { title: "Đã thêm vào giỏ hàng", tone: "success", action: { label: "Hoàn tác", onPress: undo } },
    ],
  },
} satisfies Meta<typeof Shower>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One message with one action. */
export const Default: Story = {
  play: ({ args }) => {
    args.messages.forEach(toastStore.show);
  },
};

/** At most three at a time; a new one replaces the oldest. */
export const Matrix: Story = {
  tags: ["visual"],
  args: {
    messages: [
      { title: "Cái này phải nhường chỗ", stayMs: 60_000 },
      { title: "Đã sao chép mã", stayMs: 60_000 },
      {
        title: "Đặt hàng thành công",
        description: "Cửa hàng đang chuẩn bị đơn của bạn.",
        tone: "success",
        stayMs: 60_000,
      },
      {
        title: "Không gửi được",
        description: "Một câu dài giải thích chuyện gì đã xảy ra và vì sao những gì bạn gõ vẫn còn nguyên.",
        tone: "danger",
        action: { label: "Thử lại", onPress: fn() },
        stayMs: 60_000,
      },
    ],
  },
  play: async ({ canvas, args }) => {
    args.messages.forEach(toastStore.show);
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(3));
    await expect(canvas.queryByText(served("Cái này phải nhường chỗ"))).toBeNull();
  },
};

/** Without its own duration, a toast whose undo leaves with it stays three times as long. */
export const WaitsWithAnUndo: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args }) => {
    const timers = spyOn(window, "setTimeout");
    args.messages.forEach(toastStore.show);
    await waitFor(() => expect(timers).toHaveBeenCalledWith(expect.any(Function), 15_000));
    toastStore.show({ title: "Đã lưu" });
    await waitFor(() => expect(timers).toHaveBeenCalledWith(expect.any(Function), 5_000));
  },
};

/**
 * Announced in a live region that was shown before, because screen readers announce only additions to one. Disappears after its
 * action.
 */
export const LeavesAfterItsStep: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = canvasElement.querySelector("[popover]");
    await expect(region?.matches(":popover-open")).toBe(true);
    const hidden = fn();
    region?.addEventListener("beforetoggle", hidden);
    await userEvent.click(canvas.getByRole("button", { name: "Hiện" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Đã thêm vào giỏ hàng");
    await expect(hidden).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Hoàn tác" }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(canvas.queryByText("Đã thêm vào giỏ hàng")).toBeNull();
  },
};

/** Disappears on its own, but not while hovered. */
export const LeavesByItself: Story = {
  args: { messages: [{ title: "Đã lưu", stayMs: 1500 }] },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Hiện" }));
    await userEvent.hover(canvas.getByText("Đã lưu"));
    await new Promise((resolve) => setTimeout(resolve, 1800));
    await expect(canvas.getByText("Đã lưu")).toBeVisible();
    await userEvent.unhover(canvas.getByText("Đã lưu"));
    await waitFor(() => expect(canvas.queryByText("Đã lưu")).toBeNull());
  },
};

/** F8 focuses the newest message, which then stays, also when a pointer passes over it. Closed, it gives the focus back. */
export const ReachedByKey: Story = {
  args: { messages: [{ title: "Đã lưu", stayMs: 1500 }] },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Hiện" }));
    await userEvent.keyboard("{F8}");
    const toast = canvas.getByText("Đã lưu").closest("li");
    await expect(toast).toContainElement(document.activeElement as HTMLElement);
    await userEvent.hover(canvas.getByText("Đã lưu"));
    await userEvent.unhover(canvas.getByText("Đã lưu"));
    await new Promise((resolve) => setTimeout(resolve, 1800));
    await expect(canvas.getByText("Đã lưu")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByText("Đã lưu")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Hiện" })).toHaveFocus();
    // Once only: a later message takes no focus.
    (document.activeElement as HTMLElement).blur();
    toastStore.show({ title: "Đã lưu" });
    await canvas.findByText("Đã lưu");
    await expect(document.body).toHaveFocus();
  },
};
