import { SupportCategory } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { accepted } from "../../fixtures/calls.ts";
import { questions } from "../../fixtures/support.ts";
import { SupportCategoryScreen } from "./SupportCategoryScreen.tsx";

const meta = {
  component: SupportCategoryScreen,
  args: {
    category: SupportCategory.delivery,
    request: { state: "ready", questions },
    onFeedback: accepted(),
    hrefs: {
      support: "#/support",
      category: (category) => `#/support/category/${category}`,
      question: ({ id }) => `#q${id}`,
      request: (category) => `#/support/request?category=${category}`,
    },
  },
} satisfies Meta<typeof SupportCategoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The questions, a person for what they do not answer, the eight other topics. */
export const Default: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const others = canvas.getByRole("navigation", { name: "Chủ đề khác" });
    await expect(others.querySelectorAll("a")).toHaveLength(8);
    await expect(canvas.getByRole("link", { name: "Gửi yêu cầu hỗ trợ" })).toHaveAttribute(
      "href",
      "#/support/request?category=1",
    );
  },
};

export const Loading: Story = { args: { request: { state: "loading" } } };

/** In English, on a desktop. */
export const Failed: Story = {
  args: { request: { state: "failed", onRetry: fn() } },
  globals: { locale: "en", viewport: { value: "desktop" } },
};
