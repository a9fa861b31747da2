import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { homeAddress, longAddress, manyAddresses, officeAddress } from "../../fixtures/account/addresses.ts";
import { accepted } from "../../fixtures/forms/calls.ts";
import { places } from "../../fixtures/account/places.ts";
import { controlled } from "../../fixtures/forms/stateful.tsx";
import { named, textOf } from "../../fixtures/texts.ts";
import { AddressPicker } from "./AddressPicker.tsx";

const meta = {
  component: AddressPicker,
  args: {
    addresses: [homeAddress, officeAddress],
    value: homeAddress.id,
    onChange: fn(),
    places,
    onCreate: accepted(),
    onUpdate: accepted(),
  },
  decorators: [controlled],
} satisfies Meta<typeof AddressPicker>;
export default meta;
type Story = StoryObj<typeof meta>;
const ofOffice = { name: officeAddress.contact_name, address: officeAddress.address };

/** Two addresses, the first one chosen. */
export const Default: Story = {};

/** A long name and address on the narrowest phone. */
export const LongText: Story = {
  args: { addresses: [longAddress], value: longAddress.id },
  globals: { viewport: { value: "small" } },
};

/** Visual regression snapshot. */
export const Matrix: Story = {
  tags: ["visual"],
  args: { addresses: manyAddresses },
};

/** No address yet: asks for the first one, which becomes the default. */
export const Empty: Story = { args: { addresses: [], value: null } };

/** Chosen by a press anywhere on the card, or with the arrow keys. */
export const ByPointerAndKeyboard: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText(/54 Liễu Giai/));
    await expect(args.onChange).toHaveBeenLastCalledWith(officeAddress.id);
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("radio", { name: /Nguyễn Thị Sen/ })).toBeChecked();
  },
};

/** Editing opens the form with the address filled in, and keeps the choice. */
export const EditInPlace: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("account:address.edit_of", ofOffice)));
    const dialog = within(await canvas.findByRole("dialog", named("account:address.edit_title")));
    const name = await dialog.findByLabelText(textOf("account:address.form.name"));
    await userEvent.clear(name);
    await userEvent.type(name, "Trần Văn Phúc");
    await userEvent.click(dialog.getByRole("button", named("account:address.form.save")));
    await waitFor(() =>
      expect(args.onUpdate).toHaveBeenCalledWith(
        officeAddress,
        expect.objectContaining({ contact_name: "Trần Văn Phúc", ward_id: officeAddress.ward_id }),
      ),
    );
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("radio", { name: /Nguyễn Thị Sen/ })).toBeChecked();
  },
};

/** Of many addresses a few are shown, always including the chosen one; a button shows the rest. */
export const Many: Story = {
  args: { addresses: manyAddresses, value: 15 },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("radio")).toHaveLength(3);
    await expect(canvas.getByRole("radio", { name: /Phạm Minh Đức/ })).toBeChecked();
    await userEvent.click(canvas.getByRole("button", named("account:address.show_all", { count: 2 })));
    const radios = canvas.getAllByRole("radio");
    await expect(radios).toHaveLength(5);
    // The button is gone: the first address that it showed has the focus.
    await expect(radios[2]).toHaveFocus();
  },
};

export const AddsTheFirst: Story = {
  ...Empty,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", named("account:address.add")));
    const dialog = within(await canvas.findByRole("dialog", named("account:address.add_title")));
    await dialog.findByLabelText(textOf("account:address.form.name"));
    await expect(dialog.queryByRole("checkbox")).toBeNull();
  },
};
