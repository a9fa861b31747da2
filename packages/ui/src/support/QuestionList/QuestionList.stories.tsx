import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, within } from "storybook/test";
import { accepted, lostThenAccepted } from "../../fixtures/forms/calls.ts";
import { questions } from "../../fixtures/support/support.ts";
import { including, named, served, textOf } from "../../fixtures/texts.ts";
import { QuestionList } from "./QuestionList.tsx";

const meta = {
  component: QuestionList,
  args: {
    questions,
    openId: 101,
    hrefs: {
      supportCategory: (category) => `#/support/category/${category}`,
      request: (category) => `#/support/request?category=${category}`,
    },
    onFeedback: accepted(),
  },
} satisfies Meta<typeof QuestionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The question named in the URL is open; the others are closed. */
export const Default: Story = { tags: ["visual"] };

/** The question named in the URL is open, with its list; the others open on click. */
export const OpensWhenPressed: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("ở trang sản phẩm, khi chọn nơi nhận;").tagName).toBe("LI");
    const second = canvas.getByText(served("Khi nào tôi nhận được hàng?"));
    await userEvent.click(second);
    await expect(
      canvas.getByText(
        including("Mỗi cách giao có ngày dự kiến riêng, hiện ở trang thanh toán và trong chi tiết đơn hàng."),
      ),
    ).toBeVisible();
  },
};

/** “Yes” is sent once and acknowledged; the acknowledgment takes the focus of the button it replaces. */
export const Helped: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const group = canvas.getByRole(
      "group",
      named("support:question.helped_of", { question: "Phí giao hàng được tính thế nào?" }),
    );
    await userEvent.click(within(group).getByRole("button", named("support:question.yes")));
    await expect(args.onFeedback).toHaveBeenCalledWith(questions[0], true);
    await expect((await canvas.findAllByText(including(textOf("support:question.thanks"))))[0]).toBeVisible();
    await expect(group).not.toBeInTheDocument();
    await expect(document.activeElement).toHaveTextContent(textOf("support:question.thanks"));
  },
};

/** “No” offers contact with customer care. A failed request shows an error, keeps the focus and can be retried. In English. */
export const NotHelped: Story = {
  args: { onFeedback: lostThenAccepted() },
  globals: { locale: "en", viewport: { value: "small" } },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const no = canvas.getAllByRole("button", { name: "No" })[0] as HTMLElement;
    await userEvent.click(no);
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(no).toHaveFocus();
    await userEvent.click(no);
    await expect(await canvas.findByRole("link", { name: "Contact support" })).toHaveAttribute(
      "href",
      "#/support/request?category=1",
    );
  },
};

/** The link to an answer opens it and keeps the focus. */
export const LinkKeepsFocus: Story = {
  render: function Addressed(args) {
    const [openId, setOpenId] = useState<number | null>(null);
    return (
      <div onClickCapture={() => setOpenId(101)}>
        <QuestionList {...args} openId={openId} />
      </div>
    );
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [question] = canvasElement.querySelectorAll("details");
    question?.setAttribute("open", "");
    const asked = { question: "Phí giao hàng được tính thế nào?" };
    const link = canvas.getByRole("link", named("support:question.link_of", asked));
    await userEvent.click(link);
    await expect(question).toHaveAttribute("open");
    await expect(link).toHaveFocus();
  },
};
