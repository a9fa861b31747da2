import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { accountHrefs } from "../../fixtures/account.ts";
import { guide } from "./AccountMenu.guide.ts";
import { AccountMenu } from "./AccountMenu.tsx";

const meta = {
  component: AccountMenu,
  parameters: { guide },
  args: { hrefs: accountHrefs, current: "address", onSignOut: fn() },
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The spec's groups in their order; the page's own entry is marked. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole("heading").map((heading) => heading.textContent)).toEqual([
      "Tài khoản của tôi",
      "Thông báo",
    ]);
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("Địa chỉ");
    await userEvent.click(canvas.getByRole("button", { name: "Đăng xuất" }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** Only what has an address is shown, and no heading over nothing. */
export const FewEntries: Story = {
  args: { hrefs: { address: "#address", purchase: "#purchase" }, onSignOut: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Địa chỉ",
      "Đơn hàng của tôi",
    ]);
    await expect(canvas.queryByText("Thông báo")).toBeNull();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** As it is looked at: the column. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 264 }}>
        <Story />
      </div>
    ),
  ],
};

/** Every entry as the one that is on, in the lists of the account's first page. */
export const EveryEntry: Story = {
  // Each is the part of a page of its own: regions of the same name are the sheet's doing.
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      {(Object.keys(accountHrefs) as (keyof typeof accountHrefs)[]).map((current) => (
        <AccountMenu key={current} {...args} look="lists" current={current} />
      ))}
    </div>
  ),
};
