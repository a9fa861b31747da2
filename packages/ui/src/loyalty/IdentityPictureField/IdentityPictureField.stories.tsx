import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { waitingIdentity } from "../../fixtures/loyalty/identity.ts";
import { including, named, served, textOf } from "../../fixtures/texts.ts";
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
  args: { label: "Mặt trước căn cước", picture: empty, ratio: 85.6 / 54 },
} satisfies Meta<typeof IdentityPictureField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From a file or the camera. */
export const Default: Story = { tags: ["visual"] };

/** Uploading: announced to screen readers, and not called missing if the form is submitted meanwhile. */
export const Uploading: Story = {
  args: { picture: { ...chosen, state: "uploading" }, error: "Vui lòng thêm ảnh này" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(served("Vui lòng thêm ảnh này"))).toBeNull();
  },
};

/** Uploaded. */
export const Uploaded: Story = {
  args: { picture: chosen },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("loyalty:identity.uploaded"))).toBeVisible();
    await expect(canvas.getByRole("img", { name: served("Mặt trước căn cước") })).toBeVisible();
  },
};

/** Blurred: warns, but accepts the picture. */
export const Blurred: Story = {
  args: { picture: { ...chosen, isBlurred: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(including(textOf("loyalty:identity.maybe_blurred")))).toBeVisible();
    await expect(canvas.getByText(textOf("loyalty:identity.uploaded"))).toBeVisible();
  },
};

/** Locked while the form is being submitted. */
export const Locked: Story = {
  args: { picture: chosen, locked: true },
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    const file = canvas.getByLabelText(including(textOf("loyalty:identity.file")));
    await expect(file).toBeDisabled();
    const retake = canvas.getByRole("button", named("loyalty:identity.retake"));
    await expect(file.closest("label")).toHaveStyle({ color: getComputedStyle(retake).color });
  },
};
