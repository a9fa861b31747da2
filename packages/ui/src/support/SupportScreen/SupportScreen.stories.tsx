import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { accepted } from "../../fixtures/forms/calls.ts";
import { questions, ticketSummaries } from "../../fixtures/support/support.ts";
import { named, textOf } from "../../fixtures/texts.ts";
import { SupportScreen } from "./SupportScreen.tsx";

const meta = {
  component: SupportScreen,
  args: {
    search: { keyword: "", onType: fn(), onSearch: fn(), action: "#/support" },
    found: null,
    openTickets: null,
    onFeedback: accepted(),
    hrefs: {
      request: (category) => `#/support/request?category=${category}`,
      supportCategory: (category) => `#/support/category/${category}`,
      myQuestions: "#/support/my-questions",
      ticket: (id) => `#/support/my-questions/${id}`,
      newRequest: "#/support/request",
      customerSupport: "#/customer-support",
    },
  },
} satisfies Meta<typeof SupportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A guest: search, nine topics, three ways to contact people. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    const doors = canvas.getByRole("navigation", named("support:home.topics"));
    await expect(doors.querySelectorAll("a")).toHaveLength(9);
    // Screen readers miss the first message of a region that was hidden before.
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

/** Open tickets are shown above the topics. In English, on a desktop. */
export const WithOpenTickets: Story = {
  args: { openTickets: { items: ticketSummaries.slice(0, 2), total: 2 } },
  globals: { locale: "en", viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const open = canvas.getByRole("heading", { name: "Open requests" });
    const doors = canvas.getByRole("heading", { name: "What do you need help with?" });
    await expect(open.getBoundingClientRect().top).toBeLessThan(doors.getBoundingClientRect().top);
  },
};

/** Results appear below the search box, and their number is announced. */
export const Found: Story = {
  args: {
    search: { ...meta.args.search, keyword: "phi giao hang" },
    found: { state: "ready", questions, total: 3 },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(textOf("support:search.found", { count: 3, keyword: "phi giao hang" })),
    ).toHaveRole("status");
  },
};

/** No results: suggests other words, a topic, or customer care. At 320 px. */
export const NothingFound: Story = {
  args: {
    search: { ...meta.args.search, keyword: "tàu vũ trụ" },
    found: { state: "ready", questions: [], total: 0 },
  },
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", named("support:search.empty"))).toBeVisible();
  },
};

/** Searching shows a skeleton; the topics stay. */
export const Searching: Story = {
  args: {
    search: { keyword: "hoàn tiền", onType: fn(), onSearch: fn(), action: "#/support" },
    found: { state: "loading" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", named("support:category.loading"))).toBeVisible();
  },
};

/** The search failed: offers a retry, and the topics stay. */
export const Failed: Story = {
  args: { search: { ...meta.args.search, keyword: "phí" }, found: { state: "failed", onRetry: fn() } },
};

/** Reports each keystroke; Enter puts the keyword into the URL. */
export const TellsEachLetterAndSearchesOnEnter: Story = {
  ...Found,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("searchbox", named("support:search.label")), "x{Enter}");
    await expect(args.search.onType).toHaveBeenCalledWith("phi giao hangx");
    await expect(args.search.onSearch).toHaveBeenCalledWith("phi giao hang");
  },
};
