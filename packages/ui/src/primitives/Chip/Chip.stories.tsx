import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ticket } from "lucide-react";
import { expect, fn } from "storybook/test";
import { Chip, LinkChip, RemovableChip } from "./Chip.tsx";

const meta = { component: Chip, args: { children: "Giao trong ngày", onPress: fn() } } satisfies Meta<
  typeof Chip
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says whether it is on. */
export const Default: Story = {
  args: { chosen: true },
  play: async ({ canvas, userEvent, args }) => {
    const chip = canvas.getByRole("button", { pressed: true });
    await userEvent.click(chip);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** What is applied can be taken off; it is told what goes. */
export const Removable: Story = {
  render: ({ onPress }) => (
    <RemovableChip removeLabel="Bỏ lọc" onRemove={onPress}>
      Áo sơ mi
    </RemovableChip>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Bỏ lọc Áo sơ mi" }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** Every kind on one sheet. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 8, maxWidth: 320 }}>
      <Chip onPress={fn()}>Tắt</Chip>
      <Chip onPress={fn()} chosen>
        Bật
      </Chip>
      <Chip onPress={fn()} icon={<Ticket aria-hidden />}>
        Mã giảm 20.000 đ
      </Chip>
      <LinkChip href="#a">Liên kết</LinkChip>
      <LinkChip href="#b" current>
        Trang này
      </LinkChip>
      <RemovableChip removeLabel="Bỏ lọc" onRemove={fn()}>
        Áo sơ mi
      </RemovableChip>
      <RemovableChip removeLabel="Bỏ lọc" onRemove={fn()}>
        Cửa hàng có một cái tên dài đến nỗi không một chiếc điện thoại nào hiển thị hết được
      </RemovableChip>
    </div>
  ),
};
