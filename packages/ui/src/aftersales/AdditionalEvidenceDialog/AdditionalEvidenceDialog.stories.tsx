import type { Meta, StoryObj } from "@storybook/react-vite";
import type { within } from "storybook/test";
import { expect, fn, waitFor } from "storybook/test";
import { accepted, refused } from "../../fixtures/forms/calls.ts";
import { chosenFile, chosenImages, uploads, uploadsBut } from "../../fixtures/aftersales/evidence.ts";
import { behindButton } from "../../fixtures/forms/stateful.tsx";
import { including, named, nameIncluding, textOf } from "../../fixtures/texts.ts";
import { AdditionalEvidenceDialog } from "./AdditionalEvidenceDialog.tsx";

const meta = {
  component: AdditionalEvidenceDialog,
  args: {
    open: true,
    upload: uploads(),
    onSubmit: accepted(),
    onClose: fn(),
    until: "2026-11-22T03:15:00.000Z",
  },
  decorators: [behindButton("Bổ sung")],
} satisfies Meta<typeof AdditionalEvidenceDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const input = (canvas: Canvas) => canvas.findByLabelText(including(textOf("aftersales:upload.choose")));
const note = (canvas: Canvas) => canvas.getByRole("textbox", nameIncluding("aftersales:additional.note"));
const submit = (canvas: Canvas) => canvas.getByRole("button", named("aftersales:additional.submit"));

/** The deadline, the files and a note. */
export const Default: Story = {
  args: { onDraftChange: fn() },
};

const kept = { values: "Video mở hộp quay liền mạch", files: chosenImages(1) };

/** The note and files from before a reload are restored. */
export const DraftIsStillThere: Story = {
  tags: ["visual"],
  args: { draft: kept },
  play: async ({ canvas }) => {
    await input(canvas);
    await expect(note(canvas)).toHaveValue(kept.values);
    await expect(await canvas.findByText("IMG_1001.png")).toBeVisible();
    await expect(submit(canvas)).toBeEnabled();
  },
};

/** Uploads the files, then submits their ids with the note; then it closes and resets. */
export const SendsFilesThenAll: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("dialog")).toHaveTextContent(
      `${textOf("aftersales:additional.until")} 10:15 22/11/2026`,
    );
    await userEvent.upload(await input(canvas), [...chosenImages(1), chosenFile("mo-hop.mp4", "video/mp4")]);
    await userEvent.type(note(canvas), "  Video mở hộp ");
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({
      values: "  Video mở hộp ",
      files: [expect.any(File), expect.any(File)],
    });
    await userEvent.click(submit(canvas));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        images: ["media-IMG_1001.png"],
        videos: ["media-mo-hop.mp4"],
        note: "Video mở hộp",
      }),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ values: "", files: [] });
  },
};

/** The submit button is disabled without a file, and with a blank or too long note. */
export const DisabledUntilComplete: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(submit(canvas)).toBeDisabled();
    await userEvent.upload(await input(canvas), chosenImages(1));
    await expect(submit(canvas)).toBeDisabled();
    await userEvent.type(note(canvas), "   \n ");
    await expect(submit(canvas)).toBeDisabled();
    await userEvent.click(note(canvas));
    await userEvent.paste("ộ".repeat(501));
    await expect(submit(canvas)).toBeDisabled();
    await userEvent.clear(note(canvas));
    await userEvent.type(note(canvas), "Hộp móp");
    await expect(submit(canvas)).toBeEnabled();
    await userEvent.click(
      canvas.getByRole("button", named("aftersales:upload.remove", { name: "IMG_1001.png" })),
    );
    await expect(submit(canvas)).toBeDisabled();
  },
};

/** The server refuses a file (422): nothing is submitted, and files and note survive closing and reopening. */
export const RefusedFileLosesNothing: Story = {
  args: { upload: uploadsBut(["IMG_1002.png"]) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(await input(canvas), chosenImages(2));
    await userEvent.type(note(canvas), "Hộp móp");
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      textOf("aftersales:validate_image.validate"),
    );
    await expect(submit(canvas)).toBeDisabled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", named("aftersales:case_page.keep")));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    // The dialog's close event fires a moment later.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await userEvent.click(canvas.getByRole("button", { name: "Bổ sung" }));
    await expect(note(canvas)).toHaveValue("Hộp móp");
    await userEvent.click(
      await canvas.findByRole("button", named("aftersales:upload.remove", { name: "IMG_1002.png" })),
    );
    await userEvent.click(submit(canvas));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.upload).toHaveBeenCalledTimes(2);
  },
};

/** The deadline has passed meanwhile: the server's message is shown, and the input stays. */
export const WindowClosed: Story = {
  args: { onSubmit: refused({ code: 422, message: "Đã hết hạn bổ sung bằng chứng" }) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(await input(canvas), chosenImages(1));
    await userEvent.type(note(canvas), "Hộp móp");
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Đã hết hạn bổ sung bằng chứng");
    await expect(note(canvas)).toHaveValue("Hộp móp");
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
