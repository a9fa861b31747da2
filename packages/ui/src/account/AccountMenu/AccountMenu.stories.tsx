import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { accountHrefs } from "../../fixtures/account/customer.ts";
import { textOf } from "../../fixtures/texts.ts";
import { AccountMenu } from "./AccountMenu.tsx";

const meta = {
  component: AccountMenu,
  args: { hrefs: accountHrefs, current: "address", onSignOut: fn() },
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The spec's groups in their order; the page's own entry is marked. */
export const Default: Story = {};

/** Only what has an address is shown, and no heading over nothing. */
export const FewEntries: Story = {
  args: { hrefs: { address: "#address", purchase: "#purchase" }, onSignOut: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link").map((link) => link.textContent)).toEqual([
      textOf("account:menu.item.address"),
      textOf("account:menu.item.purchase"),
    ]);
    await expect(canvas.queryByText(textOf("account:menu.group.notifications"))).toBeNull();
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

export const SignsOut: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole("heading").map((heading) => heading.textContent)).toEqual([
      textOf("account:menu.group.account"),
      textOf("account:menu.group.notifications"),
    ]);
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent(
      textOf("account:menu.item.address"),
    );
    await userEvent.click(canvas.getByRole("button", { name: textOf("account:menu.sign_out") }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};
