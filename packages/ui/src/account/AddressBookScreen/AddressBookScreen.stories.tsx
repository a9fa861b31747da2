import type { Meta, StoryObj } from "@storybook/react-vite";
import { emptyAddressForm } from "@sen/domain";
import { expect, fn, waitFor, within } from "storybook/test";
import { withToasts } from "../../fixtures/with-toasts.tsx";
import { homeAddress, longAddress, manyAddresses, officeAddress } from "../../fixtures/account/addresses.ts";
import { accepted, acceptedAfter } from "../../fixtures/forms/calls.ts";
import { places } from "../../fixtures/account/places.ts";
import { keptDrafts } from "../../fixtures/forms/drafts.tsx";
import { named, textOf } from "../../fixtures/texts.ts";
import { AddressBookScreen } from "./AddressBookScreen.tsx";

const meta = {
  component: AddressBookScreen,
  args: {
    request: { state: "ready", addresses: [homeAddress, officeAddress] },
    places,
    onCreate: accepted(),
    onUpdate: accepted(),
    onDelete: accepted(),
    onMakeDefault: accepted(),
  },
  decorators: [withToasts],
} satisfies Meta<typeof AddressBookScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
const ofOffice = { name: officeAddress.contact_name, address: officeAddress.address };

/** Two addresses, one of them the default. */
export const Default: Story = {};

const typed = { ...emptyAddressForm, contact_name: "Phạm Thị Hồng Sen", address: "5 Lê Lợi" };

/** A draft of an address that was deleted elsewhere opens no dialog. */
export const TypedForNothing: Story = {
  tags: ["!dev", "!autodocs"],
  decorators: [keptDrafts({ address: { id: 999_999, values: typed } })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", named("account:address.add"))).toBeVisible();
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

/** Skeletons in the shape of the cards. */
export const Loading: Story = {
  args: { request: { state: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", named("account:address.loading"))).toBeVisible();
  },
};

/** A long name and address on the narrowest phone. */
export const LongText: Story = {
  args: { request: { state: "ready", addresses: [longAddress] } },
  globals: { viewport: { value: "small" } },
};

/** On a desktop: two columns. */
export const Desktop: Story = {
  args: { request: { state: "ready", addresses: manyAddresses } },
  globals: { viewport: { value: "desktop" } },
};

/** Visual regression snapshot. */
export const Matrix: Story = {
  tags: ["visual", "!dev", "!autodocs"],
  args: { request: { state: "ready", addresses: manyAddresses } },
};

/** Loading failed; a button retries. */
export const Failed: Story = { args: { request: { state: "failed", onRetry: fn() } } };

/** No address yet: what saved addresses are good for, and a button to add one. */
export const Empty: Story = { args: { request: { state: "ready", addresses: [] } } };

/** Makes the second address the default, and announces it. */
export const MakesDefault: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("account:address.make_default_of", ofOffice)));
    await waitFor(() => expect(args.onMakeDefault).toHaveBeenCalledWith(officeAddress));
    await expect(await canvas.findByText(textOf("account:address.default_set"))).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

const drafts: Record<string, unknown> = {};

/** A new address typed before the session expired opens again. Discarding it deletes the draft. */
export const TypedBefore: Story = {
  decorators: [keptDrafts(drafts)],
  beforeEach: () => void (drafts.address = { id: null, values: typed }),
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole("dialog", named("account:address.add_title")));
    await waitFor(() =>
      expect(dialog.getByLabelText(textOf("account:address.form.name"))).toHaveValue("Phạm Thị Hồng Sen"),
    );
    await expect(dialog.getByText(textOf("account:typed_before"))).toBeVisible();
    await userEvent.type(dialog.getByLabelText(textOf("account:address.form.street")), "i");
    await waitFor(() =>
      expect(drafts.address).toEqual({ id: null, values: { ...typed, address: "5 Lê Lợii" } }),
    );
    await userEvent.click(dialog.getByRole("button", named("account:address.form.cancel")));
    await userEvent.click(await canvas.findByRole("button", named("account:address.leave")));
    await waitFor(() => expect(drafts.address).toBeNull());
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

/** Deleting asks for confirmation, names the address, and sends one request however often the button is pressed. */
export const Delete: Story = {
  args: { onDelete: acceptedAfter(200) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("account:address.delete_of", ofOffice)));
    const dialog = canvas.getByRole("dialog", named("account:address.delete_title"));
    await expect(dialog).toHaveTextContent(
      textOf("account:address.delete_text", {
        name: "Trần Văn Lộc",
        address: "Tầng 8, 54 Liễu Giai, Phường Cống Vị, Quận Ba Đình, Thành phố Hà Nội",
      }),
    );
    await userEvent.dblClick(within(dialog).getByRole("button", named("account:address.delete")));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
    await expect(args.onDelete).toHaveBeenCalledWith(officeAddress);
  },
};

/** Opens the form from the list and saves; the result is announced. */
export const Edit: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("account:address.edit_of", ofOffice)));
    const dialog = within(canvas.getByRole("dialog", named("account:address.edit_title")));
    await userEvent.click(await dialog.findByRole("button", named("account:address.form.save")));
    await waitFor(() =>
      expect(args.onUpdate).toHaveBeenCalledWith(
        officeAddress,
        expect.objectContaining({ type: 0, office_type: 1 }),
      ),
    );
    await expect(await canvas.findByText(textOf("account:address.saved"))).toBeVisible();
  },
};

export const AddsTheFirst: Story = {
  ...Empty,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", named("account:address.add")));
    await expect(canvas.getByRole("dialog", named("account:address.add_title"))).toBeVisible();
  },
};
