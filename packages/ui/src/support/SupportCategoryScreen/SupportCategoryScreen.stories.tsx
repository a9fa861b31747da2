import { SupportCategory } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { accepted } from "../../fixtures/forms/calls.ts";
import { questions } from "../../fixtures/support/support.ts";
import { named } from "../../fixtures/texts.ts";
import { SupportCategoryScreen } from "./SupportCategoryScreen.tsx";

const meta = {
  component: SupportCategoryScreen,
  args: {
    category: SupportCategory.delivery,
    request: { state: "ready", questions },
    openId: null,
    onFeedback: accepted(),
    hrefs: {
      support: "#/support",
      supportCategory: (category) => `#/support/category/${category}`,
      request: (category) => `#/support/request?category=${category}`,
    },
  },
} satisfies Meta<typeof SupportCategoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Questions, contact with customer care, and the eight other topics. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    const others = canvas.getByRole("navigation", named("support:category.others"));
    await expect(others.querySelectorAll("a")).toHaveLength(8);
    await expect(canvas.getByRole("link", named("support:home.request"))).toHaveAttribute(
      "href",
      "#/support/request?category=1",
    );
  },
};

/** Each of the nine topics. */
export const EveryCategory: Story = {
  parameters: {
    // The story renders nine screens, so the landmarks repeat.
    a11y: {
      config: {
        rules: ["landmark-unique", "landmark-no-duplicate-main", "landmark-main-is-top-level"].map((id) => ({
          id,
          enabled: false,
        })),
      },
    },
  },
  render: (args) => (
    <>
      {Object.values(SupportCategory).map((category) => (
        <SupportCategoryScreen key={category} {...args} category={category} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole("heading", { level: 1 }).map((heading) => heading.textContent);
    await expect(new Set(titles).size).toBe(Object.values(SupportCategory).length);
  },
};

export const Loading: Story = { args: { request: { state: "loading" } } };

/** In English, on a desktop. */
export const Failed: Story = {
  args: { request: { state: "failed", onRetry: fn() } },
  globals: { locale: "en", viewport: { value: "desktop" } },
};
