import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { inBox } from "../../fixtures/in-box.tsx";
import { homeAddress, officeAddress } from "../../fixtures/account/addresses.ts";
import { acceptedAfter, refused } from "../../fixtures/forms/calls.ts";
import { places } from "../../fixtures/account/places.ts";
import { named, textOf } from "../../fixtures/texts.ts";
import { AddressDialog } from "./AddressDialog.tsx";

const meta = {
  component: AddressDialog,
  args: {
    task: { kind: "edit", address: homeAddress },
    places,
    first: false,
    onSubmit: acceptedAfter(250),
    onClose: fn(),
  },
  decorators: [inBox({ minHeight: 760 })],
} satisfies Meta<typeof AddressDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Editing an address. */
export const Default: Story = {};

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

/** Adding an address, for visual regression. */
export const Matrix: Story = {
  tags: ["visual"],
  args: { task: { kind: "add" } },
};

/** An address that is not the default: it can be made the default. */
export const NotTheDefault: Story = { args: { task: { kind: "edit", address: officeAddress } } };

/** Cannot be closed while saving; closes itself once saved. */
export const ClosesOnceSaved: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", named("account:address.form.save")));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** The server refuses: the dialog stays open with everything typed, and scrolls the error into view. */
export const Refused: Story = {
  globals: { viewport: { value: "small" } },
  args: { onSubmit: refused({ code: 500, message: "" }) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const street = await canvas.findByLabelText(textOf("account:address.form.street"));
    await userEvent.type(street, ", lầu 3");
    street.scrollIntoView({ block: "end" });
    const save = canvas.getByRole("button", named("account:address.form.save"));
    await expect(isInView(save)).toBe(true);
    await userEvent.click(save);
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent(textOf("account:address.not_saved"));
    await waitFor(() => expect(isInView(alert)).toBe(true));
    await expect(street).toHaveValue("12 Nguyễn Huệ, lầu 3");
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** With unsaved input, every way of closing asks first; staying keeps the input. */
export const AsksBeforeLosing: Story = {
  args: { onSubmit: acceptedAfter(0) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const street = await canvas.findByLabelText(textOf("account:address.form.street"));
    await userEvent.type(street, ", lầu 3");
    const form = canvas.getByRole<HTMLDialogElement>("dialog", named("account:address.edit_title"));
    const ways = {
      escape: () => form.dispatchEvent(new Event("cancel", { cancelable: true })),
      "a browser that closes it itself": () => {
        form.close();
      },
      "a press beside it": () => {
        form.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
        form.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      },
      back: () => {
        history.back();
      },
      "the button": () => {
        canvas.getByRole("button", named("account:address.form.cancel")).click();
      },
    };
    for (const leave of Object.values(ways)) {
      leave();
      const question = within(await canvas.findByRole("dialog", named("account:address.leave_title")));
      await userEvent.click(question.getByRole("button", named("account:address.stay")));
      await waitFor(() => expect(canvas.queryByText(textOf("account:address.leave_text"))).toBeNull());
      await expect(form).toHaveAttribute("open");
      await expect(street).toHaveValue("12 Nguyễn Huệ, lầu 3");
      await expect(args.onClose).not.toHaveBeenCalled();
    }
    ways.escape();
    await userEvent.click(await canvas.findByRole("button", named("account:address.leave")));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Without changes it closes without asking. */
export const LeavesUnchanged: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByLabelText(textOf("account:address.form.street"));
    await userEvent.click(canvas.getByRole("button", named("account:address.form.cancel")));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
