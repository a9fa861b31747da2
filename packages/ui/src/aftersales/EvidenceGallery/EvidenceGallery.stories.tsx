import { AttachmentCreator } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import {
  attachments,
  freshVideoAttachment,
  smallVideoAttachment,
  twelveAttachments,
  videoAttachment,
} from "../../fixtures/aftersales/evidence.ts";
import { filmHd, filmSd } from "../../fixtures/primitives/films.ts";
import { named, textOf } from "../../fixtures/texts.ts";
import { EvidenceGallery } from "./EvidenceGallery.tsx";
import { AttachmentGrid } from "./AttachmentGrid.tsx";

const meta = {
  component: EvidenceGallery,
  subcomponents: { AttachmentGrid },
  args: { attachments, side: "customer", onDownload: fn(() => Promise.resolve(null)) },
} satisfies Meta<typeof EvidenceGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

const viewer = () => screen.findByRole("dialog");

/** The customer's four attachments, without the shop's and the system's. */
export const Default: Story = {};

/** Only the shop's attachments. */
export const Shop: Story = {
  args: { side: "tenant" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", named("aftersales:gallery.tenant"))).toBeVisible();
    await expect(canvas.getAllByRole("button")).toHaveLength(2);
  },
};

/** Attachments created by the system belong to neither side. */
export const Empty: Story = {
  args: { attachments: attachments.filter(({ creator_type }) => creator_type === AttachmentCreator.system) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("aftersales:gallery.none"))).toBeVisible();
  },
};

/** Twelve, one of them broken and one without a poster image. */
export const TwelveAttachments: Story = {
  args: { attachments: twelveAttachments },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button")).toHaveLength(12);
  },
};

/** Both sides, and an empty gallery. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <EvidenceGallery {...args} attachments={twelveAttachments} />
      <EvidenceGallery {...args} side="tenant" />
      <EvidenceGallery {...args} attachments={[]} />
    </div>
  ),
};

const videoName = () => textOf("aftersales:gallery.video", { index: 1, count: 1 });
type Visit = Parameters<NonNullable<Story["play"]>>[0];
const videoButton = (canvas: Visit["canvas"]) =>
  canvas.getByRole("button", { name: `${textOf("aftersales:gallery.open", { name: videoName() })} 00:42` });

async function closeViewer(userEvent: Visit["userEvent"]) {
  await userEvent.click(screen.getByRole("button", named("aftersales:gallery.close")));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

/** The customer's four attachments. A press opens the lightbox, which has arrow keys and Esc. */
export const OpensTheViewer: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole("button")).toHaveLength(4);
    const second = canvas.getByRole(
      "button",
      named("aftersales:gallery.open", {
        name: textOf("aftersales:gallery.image", { index: 2, count: 4 }),
      }),
    );
    await userEvent.click(second);
    await viewer();
    await waitFor(() =>
      expect(screen.getByAltText(textOf("aftersales:gallery.image", { index: 2, count: 4 }))).toBeVisible(),
    );
    await userEvent.click(await screen.findByRole("button", named("aftersales:gallery.download")));
    await expect(args.onDownload).toHaveBeenCalledWith(attachments[1]);
    await userEvent.click(screen.getByRole("button", named("aftersales:gallery.next")));
    await userEvent.click(screen.getByRole("button", named("aftersales:gallery.download")));
    await waitFor(() => expect(args.onDownload).toHaveBeenLastCalledWith(attachments[2]));
    await closeViewer(userEvent);
  },
};

/** A failed download is reported above the picture, until another file is shown or it is retried. */
export const DownloadFails: Story = {
  args: { onDownload: fn(() => Promise.reject(new TypeError("offline"))) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole("button");
    if (!first) throw new Error("no file");
    await userEvent.click(first);
    await userEvent.click(await screen.findByRole("button", named("aftersales:gallery.download")));
    await expect(await screen.findByRole("alert")).toHaveTextContent(
      textOf("aftersales:gallery.not_downloaded"),
    );
    await userEvent.click(screen.getByRole("button", named("aftersales:gallery.next")));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  },
};

/** A video below HD height has only one quality, so there is nothing to choose. */
export const OneQuality: Story = {
  args: { attachments: [smallVideoAttachment] },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(videoButton(canvas));
    const playing = await screen.findByLabelText(videoName());
    await expect(playing).toHaveAttribute("src", filmSd);
    await expect(screen.queryByRole("group", named("aftersales:gallery.quality"))).toBeNull();
    await closeViewer(userEvent);
  },
};

/** A new upload: it plays as uploaded, and a note says that its qualities are being prepared. */
export const StillBeingPrepared: Story = {
  args: { attachments: [freshVideoAttachment] },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(videoButton(canvas));
    const playing = await screen.findByLabelText(videoName());
    await expect(playing).toHaveAttribute("src", filmHd);
    await expect(screen.getByText(textOf("aftersales:gallery.preparing"))).toBeVisible();
    await closeViewer(userEvent);
  },
};

/** A video offers HD 720 and SD 480 and plays the chosen one; it has no zoom. */
export const VideoQuality: Story = {
  args: { attachments: [videoAttachment] },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(videoButton(canvas));
    const sd = await screen.findByRole(
      "button",
      named("aftersales:gallery.option", { quality: "SD", height: 480 }),
    );
    const playing = () => screen.getByLabelText(videoName());
    await expect(playing()).toHaveAttribute("src", filmHd);
    await expect(
      screen.getByRole("button", named("aftersales:gallery.option", { quality: "HD", height: 720 })),
    ).toHaveAttribute("aria-pressed", "true");
    await expect(screen.getByRole("button", named("aftersales:gallery.zoom_in"))).toBeDisabled();
    await userEvent.click(sd);
    await expect(playing()).toHaveAttribute("src", filmSd);
    await closeViewer(userEvent);
  },
};
