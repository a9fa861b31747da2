import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { waitingIdentity } from "../../fixtures/identity.ts";
import { guide } from "./IdentityPictureField.guide.ts";
import { IdentityPictureField } from "./IdentityPictureField.tsx";
import type { IdentityPictureState } from "./use-identity-picture.ts";

const empty: IdentityPictureState = {
  preview: null,
  state: "empty",
  isBlurred: false,
  problem: null,
  retry: null,
  take: fn(),
};
const chosen: IdentityPictureState = {
  ...empty,
  preview: waitingIdentity.front?.url ?? null,
  state: "uploaded",
};

const meta = {
  component: IdentityPictureField,
  parameters: { guide },
  args: { label: "Mặt trước căn cước", picture: empty, ratio: 85.6 / 54 },
} satisfies Meta<typeof IdentityPictureField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Out of a file, or by the camera. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const file = new File(["x"], "card.jpg", { type: "image/jpeg" });
    await userEvent.upload(canvas.getByLabelText("Chọn ảnh: Mặt trước căn cước"), file);
    await expect(empty.take).toHaveBeenCalledWith(file);
    await expect(canvas.getByRole("button", { name: /Chụp/ })).toBeEnabled();
  },
};

/** On its way: said to those who hear it. */
export const Uploading: Story = { args: { picture: { ...chosen, state: "uploading" } } };

/** It is there. */
export const Uploaded: Story = {
  args: { picture: chosen },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Đã tải ảnh lên")).toBeVisible();
    await expect(canvas.getByRole("img", { name: "Mặt trước căn cước" })).toBeVisible();
  },
};

/** Blurred: said as advice, and taken all the same. */
export const Blurred: Story = {
  args: { picture: { ...chosen, isBlurred: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/có vẻ bị mờ/)).toBeVisible();
    await expect(canvas.getByText("Đã tải ảnh lên")).toBeVisible();
  },
};

const retry = fn();

/** It did not get through: the same one is sent again by a press. */
export const NotSent: Story = {
  args: { picture: { ...chosen, state: "wrong", problem: "Chưa tải được ảnh này", retry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription(/Chưa tải được ảnh này/);
    await userEvent.click(canvas.getByRole("button", { name: "Tải lại" }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** The form is being sent. */
export const Locked: Story = {
  args: { picture: chosen, locked: true },
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Chọn ảnh/)).toBeDisabled();
  },
};

/** As it is looked at. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
};
