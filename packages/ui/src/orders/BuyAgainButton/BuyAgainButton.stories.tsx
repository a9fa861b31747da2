import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { withToasts } from "../../fixtures/with-toasts.tsx";
import { allBoughtAgain, nothingBoughtAgain, partlyBoughtAgain } from "../../fixtures/orders/buy-again.ts";
import { titledOrders } from "../../fixtures/orders/orders.ts";
import { including, textOf } from "../../fixtures/texts.ts";
import { BuyAgainButton, type BuyAgainAnswer } from "./BuyAgainButton.tsx";

const answers = (answer: BuyAgainAnswer) => fn(() => Promise.resolve(answer));

const meta = {
  component: BuyAgainButton,
  args: {
    order: titledOrders.delivered,
    onBuyAgain: answers({ lines: allBoughtAgain }),
    cartHref: "#cart",
    productHref: (id) => `#product-${String(id)}`,
  },
  decorators: [withToasts],
} satisfies Meta<typeof BuyAgainButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = () => including(textOf("orders:buy_again.action"));

/** One button. */
export const Default: Story = { tags: ["visual"] };

/** In each button size. */
export const EverySize: Story = {
  render: (args) => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 12, alignItems: "center" }}>
      {(["small", "medium", "large"] as const).map((size) => (
        <BuyAgainButton key={size} {...args} size={size} />
      ))}
    </div>
  ),
};

/** All items were added: no dialog, the parent navigates. A double click sends one request. */
export const PressedTwiceAskedOnce: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole("button", { name: press() }));
    await expect(args.onBuyAgain).toHaveBeenCalledOnce();
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

/** Lists missing items with the reason. Items still on sale link to their pages; a button leads to the cart. */
export const Partly: Story = {
  args: { onBuyAgain: answers({ lines: partlyBoughtAgain }) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: press() }));
    const dialog = await screen.findByRole("dialog");
    const lines = within(dialog).getAllByRole("listitem");
    await expect(lines).toHaveLength(3);
    await expect(lines[0]).toHaveTextContent("Chỉ còn 1 sản phẩm");
    await expect(lines[1]).toHaveTextContent("hết hàng");
    await expect(
      within(dialog)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["#product-1046", "#product-1044", "#cart"]);
  },
};

/** No item was added, so there is no link to the cart. */
export const Nothing: Story = {
  args: { onBuyAgain: answers({ lines: nothingBoughtAgain }) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: press() }));
    const dialog = await screen.findByRole("dialog");
    await expect(within(dialog).queryByRole("link")).toBeNull();
    const [, close] = within(dialog).getAllByRole("button");
    if (close) await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** No response: shows an error and allows a retry. */
export const Failed: Story = {
  args: {
    onBuyAgain: fn(() => Promise.reject(Object.assign(new Error("offline"), { name: "NetworkError" }))),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: press() }));
    await waitFor(() => expect(screen.getByText(including(textOf("orders:buy_again.failed")))).toBeVisible());
    await expect(canvas.getByRole("button", { name: press() })).toBeEnabled();
  },
};
