import { AttachmentCreator } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import {
  attachments,
  freshVideoAttachment,
  smallVideoAttachment,
  twelveAttachments,
  videoAttachment,
} from "../../fixtures/evidence.ts";
import { filmHd, filmSd } from "../../fixtures/films.ts";
import { guide } from "./EvidenceGallery.guide.ts";
import { EvidenceGallery } from "./EvidenceGallery.tsx";
import { AttachmentGrid } from "./AttachmentGrid.tsx";

const meta = {
  component: EvidenceGallery,
  parameters: { guide },
  subcomponents: { AttachmentGrid },
  args: { attachments, side: "customer", onDownload: fn() },
} satisfies Meta<typeof EvidenceGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

const viewer = () => screen.findByRole("dialog");

/** The customer's four, not the shop's and not the system's; pressed, it opens; arrow keys and Esc. */
export const Default: Story = {
  args: { onDownload: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole("button")).toHaveLength(4);
    const second = canvas.getByRole("button", { name: "Xem Hình 2 trên 4" });
    await userEvent.click(second);
    await viewer();
    await waitFor(() => expect(screen.getByAltText("Hình 2 trên 4")).toBeVisible());
    await userEvent.click(await screen.findByRole("button", { name: "Tải tệp xuống" }));
    await expect(args.onDownload).toHaveBeenCalledWith(attachments[1]);
    await userEvent.click(screen.getByRole("button", { name: "Tiếp theo" }));
    await userEvent.click(screen.getByRole("button", { name: "Tải tệp xuống" }));
    await waitFor(() => expect(args.onDownload).toHaveBeenLastCalledWith(attachments[2]));
    await userEvent.click(screen.getByRole("button", { name: "Đóng" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** A video that came with fewer lines than HD has one quality: nothing to choose. */
export const OneQuality: Story = {
  args: { attachments: [smallVideoAttachment] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Xem Video 1 trên 1 00:42" }));
    const playing = await screen.findByLabelText("Video 1 trên 1");
    await expect(playing).toHaveAttribute("src", filmSd);
    await expect(screen.queryByRole("group", { name: "Chất lượng video" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Đóng" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Just sent: it plays as it was sent, and says that its qualities are being prepared. */
export const StillBeingPrepared: Story = {
  args: { attachments: [freshVideoAttachment] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Xem Video 1 trên 1 00:42" }));
    const playing = await screen.findByLabelText("Video 1 trên 1");
    await expect(playing).toHaveAttribute("src", filmHd);
    await expect(screen.getByText("Đang chuẩn bị các chất lượng khác của video")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Đóng" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** A video offers HD 720 and SD 480, and plays the one that is chosen; there is nothing to zoom into. */
export const VideoQuality: Story = {
  args: { attachments: [videoAttachment] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Xem Video 1 trên 1 00:42" }));
    const sd = await screen.findByRole("button", { name: "SD 480" });
    const playing = () => screen.getByLabelText("Video 1 trên 1");
    await expect(playing()).toHaveAttribute("src", filmHd);
    await expect(screen.getByRole("button", { name: "HD 720" })).toHaveAttribute("aria-pressed", "true");
    await expect(screen.getByRole("button", { name: "Phóng to" })).toBeDisabled();
    await userEvent.click(sd);
    await expect(playing()).toHaveAttribute("src", filmSd);
    await userEvent.click(screen.getByRole("button", { name: "Đóng" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** The shop's side alone. */
export const Shop: Story = {
  args: { side: "tenant" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Bằng chứng của shop" })).toBeVisible();
    await expect(canvas.getAllByRole("button")).toHaveLength(2);
  },
};

/** What the system created is nobody's evidence. */
export const Empty: Story = {
  args: { attachments: attachments.filter(({ creator_type }) => creator_type === AttachmentCreator.system) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Không có hình ảnh hoặc video")).toBeVisible();
  },
};

/** Twelve, one of them broken, one without a still picture. */
export const TwelveAttachments: Story = {
  args: { attachments: twelveAttachments },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button")).toHaveLength(12);
  },
};

/** Both sides and none. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <EvidenceGallery {...args} attachments={twelveAttachments} />
      <EvidenceGallery {...args} side="tenant" />
      <EvidenceGallery {...args} attachments={[]} />
    </div>
  ),
};
