import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { chosenFile } from "../../fixtures/aftersales/evidence.ts";
import { named, served } from "../../fixtures/texts.ts";
import type { EvidenceFile } from "../use-evidence-upload/index.ts";
import { EvidenceFilePreview } from "./EvidenceFilePreview.tsx";

const image: EvidenceFile = {
  key: "file-0",
  file: chosenFile("IMG_1001.png"),
  kind: "image",
  state: "waiting",
  progress: 0,
  id: null,
  message: null,
};
const heic: EvidenceFile = { ...image, file: chosenFile("IMG_2044.HEIC", "image/heic") };

const meta = {
  component: EvidenceFilePreview,
  args: { file: image, onRemove: fn(), onRetry: fn() },
} satisfies Meta<typeof EvidenceFilePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A chosen file: its picture, name and size. */
export const Default: Story = {};

/** Uploading, with its progress, also for screen readers. */
export const Uploading: Story = {
  args: { file: { ...image, state: "uploading", progress: 0.62 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "62");
  },
};

/** Refused with the server's message. There is no retry, since it would be refused again. */
export const Refused: Story = {
  args: { file: { ...image, state: "refused", message: "Tệp này không phải là hình ảnh" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(served("Tệp này không phải là hình ảnh"))).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /Tải lại/ })).toBeNull();
  },
};

/** A name of a hundred letters with emoji and right-to-left text, at 320 px. */
export const LongText: Story = {
  args: {
    file: {
      ...image,
      state: "failed",
      file: chosenFile(`صورة-المنتج-👨‍👩‍👧-${"anh-chup-man-hinh-".repeat(6)}.png`),
      message: "Tệp này bị hỏng hoặc không đúng định dạng, vui lòng chọn tệp khác",
    },
  },
  globals: { viewport: { value: "small" } },
};

/** Every state, and a format the browser cannot show. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 8, maxWidth: 420 }}>
      <EvidenceFilePreview {...args} />
      <EvidenceFilePreview {...args} file={{ ...image, state: "uploading", progress: 0.62 }} />
      <EvidenceFilePreview {...args} file={{ ...image, state: "uploaded", progress: 1, id: "media-1" }} />
      <EvidenceFilePreview {...args} file={{ ...image, state: "failed" }} />
      <EvidenceFilePreview {...args} file={{ ...heic, state: "refused" }} />
      <EvidenceFilePreview
        {...args}
        file={{ ...image, kind: "video", file: chosenFile("mo-hop.mp4", "video/mp4") }}
      />
    </div>
  ),
};

/** The upload failed and can be retried. */
export const Failed: Story = { args: { file: { ...image, state: "failed" } } };

/** A chosen file with its picture, name and size; it can be removed. */
export const CanBeTakenAway: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole("button", named("aftersales:upload.remove", { name: "IMG_1001.png" })),
    );
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("button", { name: /Tải lại/ })).toBeNull();
  },
};

/** The server cannot take it now and says so; the file itself is fine, so it can be retried. */
export const NotTakenNow: Story = {
  args: {
    file: {
      ...image,
      state: "failed",
      message: "Hệ thống tạm thời chưa nhận thêm tệp, vui lòng thử lại sau",
    },
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/tạm thời chưa nhận thêm tệp/)).toBeVisible();
    await userEvent.click(
      canvas.getByRole("button", named("aftersales:upload.retry", { name: "IMG_1001.png" })),
    );
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
