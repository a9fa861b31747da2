import type { ReviewMedia } from "@sen/api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { plantPicture, shirtBackPicture, shirtPicture } from "../../fixtures/primitives/pictures.ts";
import { named } from "../../fixtures/texts.ts";
import { KeptMedia } from "./KeptMedia.tsx";

const file = (id: number, url: string, type: ReviewMedia["type"] = "image"): ReviewMedia => ({
  id,
  type,
  url,
  thumbnail_url: url,
  sources: [],
  is_preparing: false,
});
const media = [file(4, shirtPicture), file(5, shirtBackPicture), file(6, plantPicture, "video")];

const meta = {
  component: KeptMedia,
  args: { media, onRemove: fn(), disabled: false },
} satisfies Meta<typeof KeptMedia>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pictures and a video of a review being edited. */
export const Default: Story = {};

/** Nothing can be removed while the review is being sent. */
export const Sending: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole("button")) await expect(button).toBeDisabled();
  },
};

/** A review without files renders nothing. */
export const Nothing: Story = {
  tags: ["!dev", "!autodocs"],
  args: { media: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};

/** The maximum number, one missing on the server, at 320 px; while sending; none. */
export const Matrix: Story = {
  tags: ["visual"],
  globals: { viewport: { value: "small" } },
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <KeptMedia
        {...args}
        media={[...media, file(7, "/no-such-picture.webp"), file(8, shirtPicture), file(9, plantPicture)]}
      />
      <KeptMedia {...args} disabled />
      <KeptMedia {...args} media={[]} />
    </div>
  ),
};

/** Each file has its own remove button. */
export const EachIsTakenOutByItself: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("reviews:form.remove_image", { index: 2 })));
    await expect(args.onRemove).toHaveBeenLastCalledWith(5);
    await userEvent.click(canvas.getByRole("button", named("reviews:form.remove_video", { index: 3 })));
    await expect(args.onRemove).toHaveBeenLastCalledWith(6);
  },
};
