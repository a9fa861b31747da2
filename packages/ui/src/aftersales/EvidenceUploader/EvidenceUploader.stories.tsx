import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useEffectEvent } from "react";
import type { within } from "storybook/test";
import { expect, fn, waitFor } from "storybook/test";
import {
  chosenFile,
  chosenImages,
  oneAtATime,
  uploads,
  uploadsAfterLoss,
  uploadsBut,
  uploadsForever,
} from "../../fixtures/aftersales/evidence.ts";
import { including, named, nameIncluding, served, textOf } from "../../fixtures/texts.ts";
import { Button } from "../../primitives/index.ts";
import { useEvidenceUpload, type UploadedEvidence, type UploadFile } from "../use-evidence-upload/index.ts";
import { EvidenceUploader } from "./EvidenceUploader.tsx";

interface FormProps {
  upload: UploadFile;
  /** Files chosen on mount. */
  chosen?: readonly File[];
  /** Uploads on mount. */
  sending?: boolean;
  onUploaded: (evidence: UploadedEvidence | null) => void;
}

/** A form around it, as in the app. */
function Form({ upload, chosen = [], sending = false, onUploaded }: FormProps) {
  const evidence = useEvidenceUpload({ upload, required: "image" });
  const send = async () => {
    onUploaded(await evidence.uploadAll());
  };
  const begin = useEffectEvent(() => {
    evidence.add(chosen);
    if (sending) void send();
  });
  useEffect(() => {
    begin();
  }, []);
  return (
    <div style={{ display: "grid", gap: 16, maxWidth: 480 }}>
      <EvidenceUploader upload={evidence} />
      <Button onClick={() => void send()}>{served("Gửi")}</Button>
    </div>
  );
}

const meta = {
  component: Form,
  parameters: { documents: EvidenceUploader, docs: { story: { inline: false, height: "720px" } } },
  args: { upload: uploads(), onUploaded: fn() },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const input = (canvas: Canvas) => canvas.getByLabelText(including(textOf("aftersales:upload.choose")));
const group = (canvas: Canvas) => canvas.getByRole("group", named("aftersales:upload.title"));
const names = (canvas: Canvas): (string | null)[] =>
  canvas
    .getAllByRole("button", nameIncluding("aftersales:upload.remove", { name: "" }))
    .map((button: HTMLElement) => button.getAttribute("aria-label"));

/** No file chosen yet. */
export const Default: Story = { args: { upload: uploads(60) } };

/** File names as phones and people produce them, at 320 px. */
export const LongText: Story = {
  args: {
    chosen: [
      chosenFile(`${"anh-chup-man-hinh-".repeat(8)}.png`),
      chosenFile("صورة المنتج المكسور.png"),
      chosenFile("🧨👨‍👩‍👧 hộp móp.png"),
    ],
  },
  globals: { viewport: { value: "small" } },
};

/** Empty, uploading and refused. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 40 }}>
      <Form {...args} />
      <Form {...args} chosen={chosenImages(3)} upload={uploadsForever()} sending />
      <Form {...args} chosen={chosenImages(7)} />
      <Form {...args} chosen={chosenImages(2)} upload={uploadsBut(["IMG_1002.png"])} sending />
    </div>
  ),
};

/** Files upload one after another and the progress is announced; the ids come back by kind. */
export const SendsOneByOne: Story = {
  args: { upload: oneAtATime() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(input(canvas), [...chosenImages(2), chosenFile("mo-hop.mp4", "video/mp4")]);
    await expect(
      canvas.getByText(
        textOf("aftersales:upload.counts", { images: 2, videos: 1, maxImages: 6, maxVideos: 1 }),
        { selector: "[data-counts]" },
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Gửi" }));
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent(
        textOf("aftersales:upload.progress", { done: 1, count: 3 }),
      ),
    );
    await waitFor(() =>
      expect(args.onUploaded).toHaveBeenCalledWith({
        images: ["media-IMG_1001.png", "media-IMG_1002.png"],
        videos: ["media-mo-hop.mp4"],
      }),
    );
    await expect(canvas.getByRole("status")).toHaveTextContent(
      textOf("aftersales:upload.progress", { done: 3, count: 3 }),
    );
  },
};

/** The seventh picture is refused by name; six stay. */
export const SeventhImageIsRefused: Story = {
  args: { chosen: chosenImages(6) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(input(canvas), chosenFile("IMG_1007.png"));
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      `IMG_1007.png: ${textOf("aftersales:evidence.too_many_images")}`,
    );
    await expect(names(canvas)).toHaveLength(6);
  },
};

/** No file, or only a video: a picture is required, and nothing is sent. */
export const ImageIsNeeded: Story = {
  args: { chosen: [chosenFile("mo-hop.mp4", "video/mp4")], upload: uploads() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Gửi" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent(textOf("aftersales:validate_image.image"));
    await expect(args.upload).not.toHaveBeenCalled();
    await userEvent.upload(input(canvas), chosenFile("IMG_1.png"));
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

/** The server refuses a file (422): it is marked, uploading stops, the rest is kept. Without it the form continues where it stopped. */
export const RefusedByTheServer: Story = {
  args: { chosen: chosenImages(3), upload: uploadsBut(["IMG_1002.png"]) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Gửi" });
    await userEvent.click(button);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      textOf("aftersales:validate_image.validate"),
    );
    await expect(canvas.getByText(served("Tệp này không phải là hình ảnh"))).toBeVisible();
    await expect(args.onUploaded).toHaveBeenLastCalledWith(null);
    await expect(names(canvas)).toHaveLength(3);
    await expect(args.upload).toHaveBeenCalledTimes(2);
    await userEvent.click(button);
    await expect(args.upload).toHaveBeenCalledTimes(2);
    await userEvent.click(
      canvas.getByRole("button", named("aftersales:upload.remove", { name: "IMG_1002.png" })),
    );
    await expect(group(canvas)).toHaveFocus();
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.click(button);
    await waitFor(() =>
      expect(args.onUploaded).toHaveBeenLastCalledWith({
        images: ["media-IMG_1001.png", "media-IMG_1003.png"],
        videos: [],
      }),
    );
    await expect(args.upload).toHaveBeenCalledTimes(3);
  },
};

/** The connection is lost: uploaded files are kept, and the failed file has its own retry button. */
export const RetryAfterLoss: Story = {
  args: { chosen: chosenImages(2), upload: uploadsAfterLoss("IMG_1002.png") },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Gửi" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(textOf("aftersales:upload.interrupted"));
    await userEvent.click(
      canvas.getByRole("button", named("aftersales:upload.retry", { name: "IMG_1002.png" })),
    );
    await expect(group(canvas)).toHaveFocus();
    await waitFor(() =>
      expect(canvas.getAllByText(new RegExp(`${textOf("aftersales:upload.state.uploaded")}$`))).toHaveLength(
        2,
      ),
    );
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(args.upload).toHaveBeenCalledTimes(3);
  },
};

/** An aborted upload: the file waits again, and no error is shown. */
export const Stopped: Story = {
  args: { chosen: chosenImages(2), upload: uploadsForever() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Gửi" }));
    await expect(await canvas.findByRole("progressbar")).toHaveAttribute("aria-valuenow", "62");
    await expect(input(canvas)).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", named("aftersales:upload.cancel")));
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledWith(null));
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.getAllByText(including(textOf("aftersales:upload.state.waiting")))).toHaveLength(2);
  },
};

/** Removing a file while it uploads aborts it, and the next one uploads. */
export const RemovedOnItsWay: Story = {
  args: { chosen: chosenImages(2), upload: uploadsForever() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Gửi" }));
    await canvas.findByRole("progressbar");
    await userEvent.click(
      canvas.getByRole("button", named("aftersales:upload.remove", { name: "IMG_1001.png" })),
    );
    await waitFor(() => expect(args.upload).toHaveBeenCalledTimes(2));
    await expect(names(canvas)).toEqual([textOf("aftersales:upload.remove", { name: "IMG_1002.png" })]);
    await expect(await canvas.findByRole("progressbar")).toHaveAccessibleName(/IMG_1002/);
  },
};

/** A second video, a wrong type, an empty file, the same file twice: each gets its own message. */
export const EachWithItsReason: Story = {
  args: { chosen: [chosenFile("mo-hop.mp4", "video/mp4")] },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas }) => {
    const twice = chosenFile("IMG_1.png");
    const drop = canvas.getByRole("group").querySelector("[data-drop]");
    if (!drop) throw new Error("nowhere to drop");
    const dataTransfer = new DataTransfer();
    for (const file of [
      twice,
      twice,
      chosenFile("khac.webm", "video/webm"),
      chosenFile("virus.exe", "application/x-msdownload"),
      new File([], "rong.png", { type: "image/png" }),
    ]) {
      dataTransfer.items.add(file);
    }
    drop.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent(`IMG_1.png: ${textOf("aftersales:evidence.same_file")}`);
    await expect(alert).toHaveTextContent(`khac.webm: ${textOf("aftersales:evidence.too_many_videos")}`);
    await expect(alert).toHaveTextContent(`virus.exe: ${textOf("aftersales:evidence.invalid_file")}`);
    await expect(alert).toHaveTextContent(`rong.png: ${textOf("aftersales:evidence.empty_file")}`);
    await expect(names(canvas)).toEqual([
      textOf("aftersales:upload.remove", { name: "mo-hop.mp4" }),
      textOf("aftersales:upload.remove", { name: "IMG_1.png" }),
    ]);
  },
};

/** A HEIC photo the browser can decode becomes a JPEG; another one is refused by name. Browsers go by the file's content. */
export const HeicPhoto: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas }) => {
    const drawing = document.createElement("canvas");
    drawing.width = drawing.height = 8;
    const readable = await new Promise<Blob | null>((resolve) => drawing.toBlob(resolve));
    if (!readable) throw new Error("Nothing was drawn.");
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([readable], "IMG_7.HEIC", { type: "image/heic" }));
    dataTransfer.items.add(new File(["ftypheic"], "IMG_8.HEIC", { type: "image/heic" }));
    const drop = canvas.getByRole("group").querySelector("[data-drop]");
    drop?.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() =>
      expect(names(canvas)).toEqual([textOf("aftersales:upload.remove", { name: "IMG_7.jpg" })]),
    );
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      `IMG_8.HEIC: ${textOf("aftersales:evidence.heic")}`,
    );
  },
};
