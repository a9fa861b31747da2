import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { homeAddress, officeAddress } from "../../fixtures/addresses.ts";
import { acceptedAfter, refused } from "../../fixtures/calls.ts";
import { places } from "../../fixtures/places.ts";
import { guide } from "./AddressDialog.guide.ts";
import { AddressDialog } from "./AddressDialog.tsx";

const meta = {
  component: AddressDialog,
  parameters: { guide },
  args: {
    task: { kind: "edit", address: homeAddress },
    places,
    first: false,
    onSubmit: acceptedAfter(250),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 760 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AddressDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While it is being saved it cannot be closed; once saved it closes itself. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Lưu địa chỉ" }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

/** Refused: it stays open with everything typed, and says so where it is seen, however far down one was. */
export const Refused: Story = {
  globals: { viewport: { value: "small" } },
  args: { onSubmit: refused({ code: 500, message: "" }) },
  play: async ({ canvas, userEvent, args }) => {
    const street = await canvas.findByLabelText("Số nhà, tên đường");
    await userEvent.type(street, ", lầu 3");
    street.scrollIntoView({ block: "end" });
    const save = canvas.getByRole("button", { name: "Lưu địa chỉ" });
    await expect(isInView(save)).toBe(true);
    await userEvent.click(save);
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("Chưa lưu được địa chỉ");
    await waitFor(() => expect(isInView(alert)).toBe(true));
    await expect(street).toHaveValue("12 Nguyễn Huệ, lầu 3");
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Left with something typed: asked first, however it is left; nothing is lost by staying. */
export const AsksBeforeLosing: Story = {
  args: { onSubmit: acceptedAfter(0) },
  play: async ({ canvas, userEvent, args }) => {
    const street = await canvas.findByLabelText("Số nhà, tên đường");
    await userEvent.type(street, ", lầu 3");
    const form = canvas.getByRole<HTMLDialogElement>("dialog", { name: "Sửa địa chỉ" });
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
        canvas.getByRole("button", { name: "Hủy" }).click();
      },
    };
    for (const leave of Object.values(ways)) {
      leave();
      const question = within(await canvas.findByRole("dialog", { name: "Bỏ những gì đã nhập?" }));
      await userEvent.click(question.getByRole("button", { name: "Nhập tiếp" }));
      await waitFor(() => expect(canvas.queryByText("Địa chỉ này chưa được lưu.")).toBeNull());
      await expect(form).toHaveAttribute("open");
      await expect(street).toHaveValue("12 Nguyễn Huệ, lầu 3");
      await expect(args.onClose).not.toHaveBeenCalled();
    }
    ways.escape();
    await userEvent.click(await canvas.findByRole("button", { name: "Bỏ" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Nothing was changed: it closes without a question. */
export const LeavesUnchanged: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByLabelText("Số nhà, tên đường");
    await userEvent.click(canvas.getByRole("button", { name: "Hủy" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** As it is looked at. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { task: { kind: "add" } },
};

/** One of several: it can be made the default. */
export const NotTheDefault: Story = { args: { task: { kind: "edit", address: officeAddress } } };
