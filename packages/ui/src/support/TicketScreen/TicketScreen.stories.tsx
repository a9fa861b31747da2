import { AttachmentCreator, TicketStatus } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { accepted, acceptedAfter, lostThenAccepted, refused } from "../../fixtures/forms/calls.ts";
import { chosenImages, uploads, uploadsAfterLoss, uploadsBut } from "../../fixtures/aftersales/evidence.ts";
import { potteryShop, undiscounted } from "../../fixtures/catalog/products.ts";
import { askedTicket, closedTicket, shopTicket } from "../../fixtures/support/support.ts";
import { keptDrafts } from "../../fixtures/forms/drafts.tsx";
import { including, named, served, textOf } from "../../fixtures/texts.ts";
import { TicketScreen } from "./TicketScreen.tsx";

const meta = {
  component: TicketScreen,
  args: {
    request: { state: "ready", data: askedTicket },
    hrefs: {
      myQuestions: "#/support/my-questions",
      shopQuestions: "#/support/shop-questions",
      product: (id) => `#/product/${id}`,
      shop: (id) => `#/shop/${id}`,
      newRequest: "#/support/request",
      order: (id) => `#/account/purchase/detail?id=${id}`,
    },
    upload: uploads(),
    onAnswer: accepted(),
    onCloseTicket: accepted(),
    onReopen: accepted(),
    onRate: accepted(),
  },
} satisfies Meta<typeof TicketScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const drafts: Record<string, unknown> = {};
/** A reply from before a reload. */
const kept = (values: string, pictures = 0) => ({ draft: { values, files: chosenImages(pictures) } });
const replyIn = (canvas: ReturnType<typeof within>) =>
  canvas.getByLabelText(including(textOf("support:reply.text")));

const closedMeanwhile = { code: 422, message: "Yêu cầu này đã được đóng" };

/** Customer care asked a question: messages and files of both sides, the order, a reply form, a close button. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", named("support:ticket.conversation"))).toBeVisible();
    await expect(canvas.getByRole("list", named("support:ticket.files.you"))).toBeVisible();
    await expect(canvas.getByRole("link", { name: /SEN-261118-0051/ })).toHaveAttribute(
      "href",
      "#/account/purchase/detail?id=9001",
    );
  },
};

/** Customer care answered: the customer can reply or close the ticket. */
export const Answered: Story = {
  args: { request: { state: "ready", data: { ...askedTicket, status: TicketStatus.answered } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", named("support:reply.submit"))).toBeVisible();
  },
};

/** A shop answered a question about a product: it cannot be closed or rated. */
export const WithAShop: Story = {
  args: { request: { state: "ready", data: shopTicket } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list", named("support:ticket.conversation"));
    await expect(within(list).getByText(potteryShop.name)).toBeVisible();
    await expect(canvas.getByRole("link", { name: served(undiscounted.name) })).toHaveAttribute(
      "href",
      `#/product/${undiscounted.id}`,
    );
    await expect(canvas.queryByRole("button", named("support:ticket.close"))).toBeNull();
  },
};

/** Closed more than a week ago and rated: offers a new request. In English, on a desktop. */
export const Over: Story = {
  args: {
    request: {
      state: "ready",
      data: {
        ...closedTicket,
        now: "2026-12-01T00:00:00.000Z",
        rating: { stars: 4, note: "Nhanh, cảm ơn Sen." },
      },
    },
  },
  globals: { locale: "en", viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Reopen request" })).toBeNull();
    await expect(canvas.getByRole("img", { name: "4 stars" })).toBeVisible();
  },
};

/** A script is shown as text; long words break at 320 px. */
export const LongText: Story = {
  args: {
    request: {
      state: "ready",
      data: {
        ...askedTicket,
        subject: "<script>alert(1)</script>".repeat(4),
        messages: askedTicket.messages.map((message) => ({
          ...message,
          text: `<img src=x onerror="alert(1)">${"ươ".repeat(300)}`,
        })),
      },
    },
  },
  globals: { viewport: { value: "small" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("<script>");
    await expect(canvasElement.querySelector("script, img[onerror]")).toBeNull();
  },
};

export const Loading: Story = { args: { request: { state: "loading" } } };

export const Failed: Story = { args: { request: { state: "failed", onRetry: fn() } } };

/** The shop replies along with customer care. */
export const AnsweredByTheShop: Story = {
  args: {
    request: {
      state: "ready",
      data: {
        ...askedTicket,
        messages: askedTicket.messages.map((message) => ({
          ...message,
          creator_type:
            message.creator_type === AttachmentCreator.customer
              ? AttachmentCreator.customer
              : AttachmentCreator.tenant,
        })),
      },
    },
  },
};

/** Sends the text; a lost response keeps it. */
export const Answers: Story = {
  args: { ...kept(" Đây là nhãn. "), onAnswer: lostThenAccepted() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const send = canvas.getByRole("button", named("support:reply.submit"));
    await userEvent.click(send);
    await expect(await canvas.findByText(textOf("support:reply.refused"))).toBeVisible();
    await expect(replyIn(canvas)).toHaveValue(" Đây là nhãn. ");
    await userEvent.click(send);
    await waitFor(() => expect(replyIn(canvas)).toHaveValue(""));
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ text: "Đây là nhãn.", images: [], videos: [] });
  },
};

/** A slow response: the button is busy, the text stays unchanged, and a second click sends nothing. */
export const SlowAnswer: Story = {
  args: { ...kept("Đây là nhãn."), onAnswer: acceptedAfter(300) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const send = canvas.getByRole("button", named("support:reply.submit"));
    await userEvent.click(send);
    await waitFor(() => expect(send).toHaveAttribute("aria-busy", "true"));
    await expect(replyIn(canvas)).toHaveAttribute("readonly");
    await userEvent.click(send);
    await waitFor(() => expect(replyIn(canvas)).toHaveValue(""));
    await expect(args.onAnswer).toHaveBeenCalledOnce();
  },
};

/** The ticket was closed meanwhile: shows the server's message and keeps the reply. */
export const AnswerRefused: Story = {
  args: { ...kept("Đây là nhãn."), onAnswer: refused(closedMeanwhile) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", named("support:reply.submit")));
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("Yêu cầu này đã được đóng");
    await expect(alert).toHaveTextContent(textOf("support:request.kept"));
    await expect(replyIn(canvas)).toHaveValue("Đây là nhãn.");
  },
};

/** Pictures chosen before a reload. The connection drops at the second: the reply waits for it, and the first is not uploaded twice. */
export const UploadLost: Story = {
  args: { ...kept("Đây là nhãn.", 2), onDraftChange: fn(), upload: uploadsAfterLoss("IMG_1002.png") },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText("IMG_1002.png")).toBeVisible();
    const send = canvas.getByRole("button", named("support:reply.submit"));
    await userEvent.click(send);
    await expect(await canvas.findByText(including(textOf("aftersales:upload.interrupted")))).toBeVisible();
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await userEvent.click(send);
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledOnce());
    await expect(args.onAnswer).toHaveBeenCalledWith({
      text: "Đây là nhãn.",
      images: ["media-IMG_1001.png", "media-IMG_1002.png"],
      videos: [],
    });
    await expect(args.upload).toHaveBeenCalledTimes(3);
    await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith({ values: "", files: [] }));
  },
};

/** A file refused by the server shows an error; the reply waits until it is removed. In English. */
export const UploadRefused: Story = {
  args: { ...kept("Here is the label."), upload: uploadsBut(["IMG_1001.png"], "This file is no picture") },
  globals: { locale: "en" },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(await canvas.findByLabelText(/Choose/), chosenImages(1));
    const send = canvas.getByRole("button", { name: "Send message" });
    await userEvent.click(send);
    await expect(await canvas.findByText(/This file is no picture/)).toBeVisible();
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Remove IMG_1001.png" }));
    await userEvent.click(send);
    await waitFor(() =>
      expect(args.onAnswer).toHaveBeenCalledWith({ text: "Here is the label.", images: [], videos: [] }),
    );
  },
};

/** An empty reply is not sent; shows an error. */
export const EmptyAnswer: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("support:reply.submit")));
    await expect(await canvas.findByText(textOf("fields:text_required"))).toBeVisible();
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

/** Closing asks and says that the ticket can be reopened. It fails once: the dialog stays open with the error; the second try succeeds. */
export const CloseLost: Story = {
  args: { onCloseTicket: lostThenAccepted() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("support:ticket.close")));
    const dialog = within(await canvas.findByRole("dialog"));
    await expect(dialog.getByText(textOf("support:ticket.close_text"))).toBeVisible();
    const close = dialog.getByRole("button", named("support:ticket.close"));
    await userEvent.click(close);
    await expect(await dialog.findByText(textOf("support:ticket.close_refused"))).toBeVisible();
    await userEvent.click(close);
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(args.onCloseTicket).toHaveBeenCalledTimes(2);
  },
};

/** Closed yesterday: can be rated and reopened. Both fail at first: each shows its own error, and stars and note stay. */
export const ClosedAndLost: Story = {
  args: {
    request: { state: "ready", data: closedTicket },
    onReopen: lostThenAccepted(),
    onRate: lostThenAccepted(),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(including(textOf("support:ticket.event.closed.you")))).toBeVisible();
    const rate = canvas.getByRole("button", named("support:rating.submit"));
    await userEvent.click(rate);
    await expect(await canvas.findByText(textOf("support:rating.required"))).toBeVisible();
    await userEvent.click(canvas.getByText(textOf("support:rating.stars", { count: 4 })));
    await userEvent.type(canvas.getByLabelText(including(textOf("support:rating.note"))), "Nhanh");
    await userEvent.click(rate);
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(canvas.getByRole("radio", named("support:rating.stars", { count: 4 }))).toBeChecked();
    await expect(canvas.getByLabelText(including(textOf("support:rating.note")))).toHaveValue("Nhanh");
    await userEvent.click(rate);
    await waitFor(() => expect(args.onRate).toHaveBeenCalledTimes(2));
    await expect(args.onRate).toHaveBeenLastCalledWith({ stars: 4, note: "Nhanh" });
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
    const reopen = canvas.getByRole("button", named("support:ticket.reopen"));
    await userEvent.click(reopen);
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await userEvent.click(reopen);
    await waitFor(() => expect(args.onReopen).toHaveBeenCalledTimes(2));
  },
};

/** The stored rating and the reply form take the focus of the buttons that they replace. */
export const FocusGoesOn: Story = {
  args: { request: { state: "ready", data: closedTicket } },
  render: function Answering(args) {
    const [data, setData] = useState(closedTicket);
    const take = (change: Partial<typeof data>) => {
      setData({ ...data, ...change });
      return Promise.resolve(null);
    };
    return (
      <TicketScreen
        {...args}
        request={{ state: "ready", data }}
        onRate={({ note = "", ...rated }) => take({ rating: { ...rated, note } })}
        onReopen={() => take({ status: TicketStatus.open })}
      />
    );
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(textOf("support:rating.stars", { count: 5 })));
    await userEvent.click(canvas.getByRole("button", named("support:rating.submit")));
    const rated = await canvas.findByRole("region", named("support:rating.yours"));
    await waitFor(() => expect(rated).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", named("support:ticket.reopen")));
    const reply = await canvas.findByRole("region", named("support:reply.title"));
    await waitFor(() => expect(reply).toHaveFocus());
  },
};

/** A rating typed before a reload is still there, and forgotten once it is stored. */
export const RatingIsStillThere: Story = {
  args: { request: { state: "ready", data: closedTicket } },
  decorators: [keptDrafts(drafts)],
  beforeEach: () => void (drafts[`rating-${closedTicket.id}`] = { stars: 4, note: "Nhanh" }),
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const note = canvas.getByLabelText(including(textOf("support:rating.note")));
    await expect(note).toHaveValue("Nhanh");
    await userEvent.type(note, "!");
    await expect(drafts[`rating-${closedTicket.id}`]).toEqual({ stars: 4, note: "Nhanh!" });
    await userEvent.click(canvas.getByRole("button", named("support:rating.submit")));
    await waitFor(() => expect(args.onRate).toHaveBeenCalledWith({ stars: 4, note: "Nhanh!" }));
    await waitFor(() => expect(drafts[`rating-${closedTicket.id}`]).toBeNull());
  },
};
