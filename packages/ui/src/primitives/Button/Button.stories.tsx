import type { Meta, StoryObj } from "@storybook/react-vite";
import { ImagePlus, ShoppingBag } from "lucide-react";
import { expect, fn } from "storybook/test";
import { inBox } from "../../fixtures/in-box.tsx";
import { faintControls } from "../../fixtures/foundations/painted-contrast.ts";
import { Button, ButtonLink, type ButtonTone } from "./Button.tsx";
import { FileButton } from "./FileButton.tsx";
import { RetryButton } from "./RetryButton.tsx";

const meta = {
  component: Button,
  subcomponents: { ButtonLink, RetryButton },
  args: { children: "Thêm vào giỏ", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones: ButtonTone[] = ["primary", "secondary", "soft", "quiet", "danger"];

/** The page's one main action. */
export const Default: Story = {};

/** Every tone, size and state on one sheet. */
export const Matrix: Story = {
  tags: ["visual"],
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      {tones.map((tone) => (
        <div key={tone} style={{ display: "flex", flexWrap: "wrap", gap: 12, alignItems: "center" }}>
          <Button tone={tone}>Mua ngay</Button>
          <Button tone={tone} icon={<ShoppingBag aria-hidden />}>
            Thêm vào giỏ
          </Button>
          <Button tone={tone} busy>
            Đang gửi
          </Button>
          <Button tone={tone} disabled>
            Hết hàng
          </Button>
          <Button tone={tone} busy disabled>
            Đang khóa
          </Button>
          <Button tone={tone} aria-disabled>
            Chưa chọn
          </Button>
          <Button tone={tone} size="small">
            Nhỏ
          </Button>
          <Button tone={tone} size="large">
            Lớn
          </Button>
          <ButtonLink tone={tone} href="#cart">
            Liên kết
          </ButtonLink>
        </div>
      ))}
    </div>
  ),
};

/** Text has enough contrast in every tone and state (default, hover, active, focus, disabled, busy) and both color schemes. */
export const ReadableInEveryState: Story = {
  ...Matrix,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const controls = canvasElement.querySelectorAll<HTMLElement>("button, a");
    await expect(controls.length).toBe(tones.length * 9);
    await expect(faintControls(controls, 4.5)).toEqual([]);
  },
};

/** A long text wraps inside the button, also at 320 px. */
export const LongText: Story = {
  args: { children: "Xác nhận đã nhận đủ hàng và đồng ý hoàn tất đơn hàng tại trung tâm thương mại" },
  decorators: [inBox({ width: 288 })],
};

/** Two primary buttons side by side. */
export const DontTwoPrimary: Story = {
  tags: ["!dev"],
  render: () => (
    <div style={{ display: "flex", gap: 12 }}>
      <Button>Thêm vào giỏ</Button>
      <Button>Mua ngay</Button>
    </div>
  ),
};

/** Busy: a spinner replaces the text, the width stays, and clicks are ignored. */
export const Busy: Story = {
  args: { busy: true },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Thêm vào giỏ" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** A double click on a slow action triggers it once, and the width does not change. */
export const CannotBePressedTwice: Story = {
  args: { onClick: fn(() => new Promise((resolve) => setTimeout(resolve, 150))) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button");
    const { width } = button.getBoundingClientRect();
    await userEvent.dblClick(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(button).toHaveFocus();
  },
};

/** A busy submit button prevents a second submit. */
export const BusySubmit: Story = {
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.sent = "yes";
      }}
    >
      <Button type="submit" busy>
        Đặt hàng
      </Button>
    </form>
  ),
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Đặt hàng" });
    await userEvent.click(button);
    await expect(button.closest("form")).not.toHaveAttribute("data-sent");
  },
};

const chooseFiles = fn();

/** A file input that looks like a button. The same file can be chosen again, for example after it was removed. */
export const ChoosesFiles: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <FileButton icon={<ImagePlus aria-hidden />} onChoose={chooseFiles}>
      Chọn ảnh
    </FileButton>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Chọn ảnh");
    const photo = new File(["photo"], "IMG_1001.png", { type: "image/png" });
    await userEvent.upload(input, photo);
    await userEvent.upload(input, photo);
    await expect(chooseFiles).toHaveBeenCalledTimes(2);
    await expect(chooseFiles).toHaveBeenLastCalledWith([photo]);
  },
};
