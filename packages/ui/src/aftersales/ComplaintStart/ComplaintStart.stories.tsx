import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { accepted } from "../../fixtures/forms/calls.ts";
import { uploads } from "../../fixtures/aftersales/evidence.ts";
import { behindButton } from "../../fixtures/forms/stateful.tsx";
import { named } from "../../fixtures/texts.ts";
import { ComplaintStart } from "./ComplaintStart.tsx";

const meta = {
  component: ComplaintStart,
  args: {
    open: false,
    checkApproval: fn(() => Promise.resolve({ code: 200 })),
    upload: uploads(),
    onCreate: accepted(),
    onClose: fn(),
  },
  decorators: [behindButton("Khiếu nại")],
} satisfies Meta<typeof ComplaintStart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Renders nothing and sends no request until the customer wants to complain. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(args.checkApproval).not.toHaveBeenCalled();
  },
};

/** Closing and reopening keeps the input. */
export const OpenedAgain: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const start = canvas.getByRole("button", { name: "Khiếu nại" });
    await userEvent.click(start);
    const reason = () => canvas.findByRole("radio", named("aftersales:reason.missing"));
    await userEvent.click(await reason());
    await userEvent.click(canvas.getByRole("button", named("aftersales:complaint_form.close")));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await userEvent.click(start);
    await expect(await reason()).toBeChecked();
  },
};
