import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { homeAddress } from "../../fixtures/addresses.ts";
import { acceptedAfter, refused } from "../../fixtures/calls.ts";
import { places } from "../../fixtures/places.ts";
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

/** As it is looked at. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { task: { kind: "add" } },
};
