import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { linenHtml } from "../../fixtures/blog/linen-html.ts";
import { ArticleBody } from "./ArticleBody.tsx";

const meta = {
  component: ArticleBody,
  args: { html: linenHtml, onNavigate: fn() },
} satisfies Meta<typeof ArticleBody>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything that an article can contain. */
export const Default: Story = { tags: ["visual"] };

/** On a desktop. */
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };

/** Links within the site are passed to the router. A modified click or a link to another site is left to the browser. */
export const LinksStayInTheShop: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const link = canvas.getByRole("link", { name: "chính sách trả hàng" });
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenCalledWith("/policy/returns");
    // Keep the story's page from navigating.
    canvasElement.addEventListener(
      "click",
      (event) => {
        event.preventDefault();
      },
      { once: true },
    );
    await userEvent.keyboard("{Control>}");
    await userEvent.click(link);
    await userEvent.keyboard("{/Control}");
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
};
