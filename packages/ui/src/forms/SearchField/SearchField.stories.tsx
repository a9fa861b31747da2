import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { SearchField } from "./SearchField.tsx";

const onSearch = fn();

const meta = {
  component: SearchField,
  args: { label: "Tìm đơn hàng", placeholder: "Mã đơn, sản phẩm hoặc shop", submitLabel: "Tìm" },
  decorators: [
    (Story) => (
      <form role="search" action={onSearch}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The label is for screen readers only; the input may be long. */
export const Default: Story = { tags: ["visual"] };

/** Enter and the button submit the `keyword`. */
export const Searches: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    onSearch.mockClear();
    await userEvent.type(canvas.getByRole("searchbox", { name: "Tìm đơn hàng" }), "ấm trà");
    await userEvent.click(canvas.getByRole("button", { name: "Tìm" }));
    const [fields] = onSearch.mock.calls[0] as [FormData];
    await expect(fields.get("keyword")).toBe("ấm trà");
  },
};
