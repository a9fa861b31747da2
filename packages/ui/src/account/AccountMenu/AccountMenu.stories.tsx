import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inBox } from "../../fixtures/in-box.tsx";
import { accountHrefs } from "../../fixtures/account/customer.ts";
import { named, textOf } from "../../fixtures/texts.ts";
import { AccountMenu } from "./AccountMenu.tsx";

const meta = {
  component: AccountMenu,
  args: { hrefs: accountHrefs, current: "address", onSignOut: fn() },
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The groups in the order of the spec; the current entry is marked. */
export const Default: Story = {};

/** Only entries with a URL are shown, and no heading without entries. */
export const FewEntries: Story = {
  args: { hrefs: { address: "#address", purchase: "#purchase" } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link").map((link) => link.textContent)).toEqual([
      textOf("account:menu.item.address"),
      textOf("account:menu.item.purchase"),
    ]);
    await expect(canvas.queryByText(textOf("account:menu.group.notifications"))).toBeNull();
  },
};

/** The column look, for visual regression. */
export const Matrix: Story = {
  tags: ["visual"],
  decorators: [inBox({ maxWidth: 264 })],
};

/** The lists look, with each entry as the current one. */
export const EveryEntry: Story = {
  // On a real page there is one menu; regions share a name only on this sheet.
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
    await userEvent.click(canvas.getByRole("button", named("account:menu.sign_out")));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};
