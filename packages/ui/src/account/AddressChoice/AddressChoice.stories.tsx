import { emptyAddressForm } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { homeAddress, longAddress, manyAddresses, officeAddress } from "../../fixtures/account/addresses.ts";
import { accepted } from "../../fixtures/forms/calls.ts";
import { places } from "../../fixtures/account/places.ts";
import { keptDrafts } from "../../fixtures/forms/drafts.tsx";
import { named, textOf } from "../../fixtures/texts.ts";
import { Button } from "../../primitives/index.ts";
import { AddressChoice, type AddressChoiceProps } from "./AddressChoice.tsx";

const meta = {
  component: AddressChoice,
  args: {
    addresses: [homeAddress, officeAddress],
    value: homeAddress.id,
    onChange: fn(),
    places,
    onCreate: accepted(),
    onUpdate: accepted(),
  },
} satisfies Meta<typeof AddressChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the chosen address. */
export const Default: Story = {};

/** No saved address: a button adds the first one. */
export const Empty: Story = {
  args: { addresses: [], value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", named("account:address.add"))).toBeVisible();
  },
};

/** A long name and address on the narrowest phone. */
export const LongText: Story = {
  args: { addresses: [longAddress], value: longAddress.id },
  globals: { viewport: { value: "small" } },
};

export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <AddressChoice {...args} addresses={manyAddresses} />
      <AddressChoice {...args} value={null} />
      <AddressChoice {...args} addresses={[]} value={null} />
    </div>
  ),
};

function WithFirstSaved(props: AddressChoiceProps) {
  const [isSaved, setSaved] = useState(false);
  return (
    <>
      <Button onClick={() => setSaved(true)}>{textOf("account:address.form.save")}</Button>
      <AddressChoice {...props} addresses={isSaved ? props.addresses : []} />
    </>
  );
}

/** The first address was saved: the button to change it takes the focus of the form. */
export const FirstSaved: Story = {
  render: (args) => <WithFirstSaved {...args} />,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", named("account:address.form.save")));
    await expect(await canvas.findByRole("button", named("account:address.change_chosen"))).toHaveFocus();
  },
};

/** Only the chosen address is shown. Another one can be picked in a dialog, and takes effect on confirmation. */
export const CountsOnceConfirmed: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText("Trần Văn Lộc")).toBeNull();
    await userEvent.click(canvas.getByRole("button", named("account:address.change_chosen")));
    const dialog = within(await canvas.findByRole("dialog", named("account:address.choose")));
    await userEvent.click(dialog.getByRole("radio", { name: /Trần Văn Lộc/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("button", named("account:address.deliver_here")));
    await expect(args.onChange).toHaveBeenCalledWith(officeAddress.id);
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

/** No address is chosen yet: a button opens the choice. */
export const NotChosen: Story = {
  args: { value: null },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", named("account:address.choose")));
    await expect(await canvas.findByRole("button", named("account:address.deliver_here"))).toBeDisabled();
  },
};

const drafts: Record<string, unknown> = {};

/** A new address typed before a reload opens again, above the saved ones. Discarding it deletes the draft. */
export const TypedBefore: Story = {
  decorators: [keptDrafts(drafts)],
  beforeEach: () =>
    void (drafts.address = { id: null, values: { ...emptyAddressForm, contact_name: "Phạm Thị Hồng Sen" } }),
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole("dialog", named("account:address.add_title")));
    await waitFor(() =>
      expect(dialog.getByLabelText(textOf("account:address.form.name"))).toHaveValue("Phạm Thị Hồng Sen"),
    );
    const cancel = dialog.getByRole("button", named("account:address.form.cancel"));
    const { x, y, width, height } = cancel.getBoundingClientRect();
    await expect(cancel).toContainElement(
      document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement,
    );
    await userEvent.click(cancel);
    await userEvent.click(await canvas.findByRole("button", named("account:address.leave")));
    await waitFor(() => expect(drafts.address).toBeNull());
    await expect(canvas.getByRole("dialog", named("account:address.choose"))).toBeVisible();
  },
};
