import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { named, textOf } from "../../fixtures/texts.ts";
import { NotFoundScreen } from "./NotFoundScreen.tsx";

const meta = {
  component: NotFoundScreen,
  args: { homeHref: "#/", productsHref: "#/products", searchHref: "/search" },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The heading says that the page does not exist; links lead on. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(textOf("shell:notFound.title"));
    await expect(canvas.getByRole("link", named("shell:notFound.home"))).toHaveAttribute("href", "#/");
    const box = canvas.getByRole("searchbox", named("shell:search.label"));
    await expect(box.closest("form")).toHaveAttribute("action", "/search");
    await expect(box).toHaveAttribute("name", "keyword");
  },
};

/** Another customer's order, or a nonexistent one: links to the customer's own orders. */
export const NoSuchOrder: Story = {
  args: { ordersHref: "#/account/purchase" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      textOf("shell:notFound.order.title"),
    );
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "#/account/purchase");
  },
};

/** An order without such a return, refund or complaint is not called missing. */
export const NoSuchRequest: Story = {
  args: { ordersHref: "#/account/purchase", missing: "request" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      textOf("shell:notFound.request.title"),
    );
  },
};
