import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inBox } from "../../fixtures/in-box.tsx";
import { homeAddress, longAddress, officeAddress } from "../../fixtures/account/addresses.ts";
import { textOf } from "../../fixtures/texts.ts";
import { AddressCard, AddressCardSkeleton } from "./AddressCard.tsx";
import { AddressSummary } from "./AddressSummary.tsx";

const meta = {
  component: AddressCard,
  subcomponents: { AddressCardSkeleton, AddressSummary },
  args: { address: officeAddress, onEdit: fn(), onDelete: fn(), onMakeDefault: fn() },
} satisfies Meta<typeof AddressCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An address that is not the default. */
export const Default: Story = {};

/** The default address has no button to make it the default. */
export const DefaultAddress: Story = {
  args: { address: homeAddress },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("account:address.default"))).toBeVisible();
    await expect(canvas.getAllByRole("button")).toHaveLength(2);
  },
};

/** A long name and address on the narrowest phone. */
export const LongText: Story = {
  args: { address: longAddress },
  decorators: [inBox({ width: 288 })],
  play: async ({ canvas }) => {
    const card = canvas.getByRole("article");
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

/** Every state on one sheet. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 16, maxWidth: 480 }}>
      <AddressCard {...args} address={homeAddress} />
      <AddressCard {...args} />
      <AddressCard {...args} address={longAddress} />
      <AddressCardSkeleton />
    </div>
  ),
};
