import type { Meta, StoryObj } from "@storybook/react-vite";
import { RequestReason } from "@sen/domain";
import { useEffect, useState } from "react";
import type { within } from "storybook/test";
import { expect, fn, waitFor } from "storybook/test";
import { accepted, refused } from "../../fixtures/forms/calls.ts";
import { chosenImages, uploads, uploadsBut } from "../../fixtures/aftersales/evidence.ts";
import { behindButton } from "../../fixtures/forms/stateful.tsx";
import { withToasts } from "../../fixtures/with-toasts.tsx";
import { including, named, textOf, wordsOf } from "../../fixtures/texts.ts";
import { ComplaintCreateDialog, type ComplaintCreateDialogProps } from "./ComplaintCreateDialog.tsx";

const approval = (code: number) => fn(() => Promise.resolve({ code }));

/** The first call fails. */
function failsOnce() {
  let asked = 0;
  return fn(() => {
    asked += 1;
    return asked === 1 ? Promise.reject(new Error("offline")) : Promise.resolve({ code: 200 });
  });
}

const meta = {
  component: ComplaintCreateDialog,
  args: {
    open: true,
    checkApproval: approval(200),
    upload: uploads(),
    onCreate: accepted(),
    onClose: fn(),
  },
  decorators: [behindButton("Khiếu nại"), withToasts],
} satisfies Meta<typeof ComplaintCreateDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const input = (canvas: Canvas) => canvas.findByLabelText(including(textOf("aftersales:upload.choose")));
const submit = (canvas: Canvas) => canvas.getByRole("button", named("aftersales:complaint_form.submit"));

/** Reason, picture and note, nothing filled in. */
export const Default: Story = { tags: ["visual"] };

/** The approval check blocks: the dialog says so and has no form. */
export const Blocked: Story = {
  args: { checkApproval: approval(-29) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(textOf("aftersales:complaint.blocked"));
    await expect(canvas.queryByRole("radio")).toBeNull();
    await expect(canvas.queryByRole("button", named("aftersales:complaint_form.title"))).toBeNull();
  },
};

/** An unknown code does not block. */
export const UnknownCodeAllows: Story = {
  tags: ["!dev", "!autodocs"],
  args: { checkApproval: approval(-10) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("radio")).toHaveLength(8);
  },
};

/** The approval check is in progress. */
export const Checking: Story = {
  args: { checkApproval: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", named("aftersales:complaint_form.checking"))).toBeVisible();
  },
};

/** A form half-filled before a reload is restored with its files, even if it is read only after the dialog has opened. */
export const DraftIsStillThere: Story = {
  args: { onDraftChange: fn() },
  render: function ReadLate(args) {
    const [draft, setDraft] = useState<ComplaintCreateDialogProps["draft"]>();
    useEffect(() => {
      setDraft({ values: { reason: RequestReason.missing, note: "Thiếu đèn" }, files: chosenImages(1) });
    }, []);
    return <ComplaintCreateDialog {...args} draft={draft} />;
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText("IMG_1001.png")).toBeVisible();
    await expect(canvas.getByRole("radio", named("aftersales:reason.missing"))).toBeChecked();
    await userEvent.type(canvas.getByRole("textbox"), "!");
    const [file] = chosenImages(1);
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({
      values: { reason: RequestReason.missing, note: "Thiếu đèn!" },
      files: [expect.objectContaining({ name: file?.name })],
    });
    await userEvent.click(submit(canvas));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ values: {}, files: [] });
  },
};

/** Fills in reason, picture and note; submits once, announces it, and closes. */
export const RaisesItOnce: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(await input(canvas), chosenImages(1));
    await expect(canvas.getAllByRole("radio")).toHaveLength(8);
    await userEvent.click(canvas.getByRole("radio", named("aftersales:reason.wrong_product")));
    await userEvent.type(canvas.getByRole("textbox"), " Nhận màu đỏ ");
    await userEvent.click(submit(canvas));
    await waitFor(() =>
      expect(args.onCreate).toHaveBeenCalledWith(
        { reason: 3, note: "Nhận màu đỏ" },
        { images: ["media-IMG_1001.png"], videos: [] },
      ),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(await canvas.findByText(textOf("aftersales:complaint.msg_success"))).toBeVisible();
  },
};

/** The approval check fails; a button retries. */
export const CheckFails: Story = {
  args: {
    checkApproval: failsOnce(),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: wordsOf().retry }));
    await expect(await canvas.findAllByRole("radio")).toHaveLength(8);
  },
};

/** All missing fields are reported together, including the picture; nothing is sent. */
export const NothingFilledIn: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await input(canvas);
    await userEvent.click(submit(canvas));
    await expect(canvas.getByText(textOf("aftersales:complaint_form.reason_required"))).toBeVisible();
    await expect(canvas.getByText(textOf("aftersales:validate_image.image"))).toBeVisible();
    await expect(canvas.getByRole("radio", named("aftersales:reason.not_received"))).toHaveFocus();
    await userEvent.click(canvas.getByRole("radio", named("aftersales:reason.missing")));
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      textOf("aftersales:validate_image.image"),
    );
    await expect(args.upload).not.toHaveBeenCalled();
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

/** The server refuses a file (422): it is marked with the reason, and no complaint is created. */
export const RefusedFile: Story = {
  args: { upload: uploadsBut(["IMG_1001.png"]) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(await input(canvas), chosenImages(1));
    await userEvent.click(canvas.getByRole("radio", named("aftersales:reason.missing")));
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      textOf("aftersales:validate_image.validate"),
    );
    await expect(args.onCreate).not.toHaveBeenCalled();
    await expect(canvas.getByRole("radio", named("aftersales:reason.missing"))).toBeChecked();
  },
};

/** The server refuses: its message is shown, the dialog closes, and reopening restores the input. */
export const NotTaken: Story = {
  args: { onCreate: refused({ code: 422, message: "Đơn hàng đã có khiếu nại" }) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(await input(canvas), chosenImages(1));
    await userEvent.click(canvas.getByRole("radio", named("aftersales:reason.missing")));
    await userEvent.type(canvas.getByRole("textbox"), "Thiếu đèn");
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByText(textOf("aftersales:complaint.msg_error"))).toBeVisible();
    const kept = textOf("aftersales:complaint_form.kept");
    await expect(canvas.getByText(new RegExp(`^${kept} .*Đơn hàng đã có khiếu nại`))).toBeVisible();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole("button", { name: "Khiếu nại" }));
    await expect(await canvas.findByRole("radio", named("aftersales:reason.missing"))).toBeChecked();
    await expect(canvas.getByRole("textbox")).toHaveValue("Thiếu đèn");
    await expect(
      await canvas.findByRole("button", named("aftersales:upload.remove", { name: "IMG_1001.png" })),
    ).toBeVisible();
  },
};
