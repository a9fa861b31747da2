import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { named } from "../../fixtures/texts.ts";
import { OrderSearch } from "./OrderSearch.tsx";

const meta = {
  component: OrderSearch,
  args: { keyword: "", clearHref: "#orders", onSearch: fn() },
} satisfies Meta<typeof OrderSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No keyword: a field and its button. */
export const Default: Story = {};

export const Matrix: Story = {
  tags: ["visual"],
  args: { keyword: "ấm trà" },
};

/** No keyword: Enter submits the trimmed input. */
export const EnterSearches: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
    await userEvent.type(canvas.getByRole("searchbox", named("orders:search.label")), "  ao so mi {Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("ao so mi");
  },
};

/** Shows the keyword. A link or an empty submit clears it. */
export const Searched: Story = {
  args: { keyword: "ấm trà" },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("searchbox");
    await expect(field).toHaveValue("ấm trà");
    await expect(canvas.getByRole("link", named("orders:search.clear"))).toHaveAttribute("href", "#orders");
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole("button", named("orders:search.submit")));
    await expect(args.onSearch).toHaveBeenCalledWith("");
  },
};
