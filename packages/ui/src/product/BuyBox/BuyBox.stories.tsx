import type { ProductDetail } from "@sen/api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { WishesContext } from "../../catalog/wishes.ts";
import { wishesOf } from "../../fixtures/catalog/wishes.ts";
import { inBox } from "../../fixtures/in-box.tsx";
import { twiceTheText } from "../../fixtures/foundations/twice-the-text.ts";
import { accepted } from "../../fixtures/forms/calls.ts";
import {
  longDetail,
  plainDetail,
  shirtDetail,
  soldOutDetail,
} from "../../fixtures/product/product-details.ts";
import { including, named, textOf } from "../../fixtures/texts.ts";
import { BuyBox } from "./BuyBox.tsx";
import { usePurchase, type AddToCartOutcome, type PurchaseCalls, type WantedItem } from "./use-purchase.ts";

type Adds = (item: WantedItem) => Promise<AddToCartOutcome>;
const takes = (most = Infinity, message: string | null = null) =>
  fn<Adds>(({ quantity }) => Promise.resolve({ kind: "added", taken: Math.min(most, quantity), message }));

function Page({ product, ...calls }: PurchaseCalls & { product: ProductDetail }) {
  return <BuyBox product={product} purchase={usePurchase(product, calls)} />;
}

const meta = {
  component: Page,
  parameters: { documents: BuyBox, docs: { story: { inline: false, height: "720px" } } },
  args: { product: shirtDetail, onAddToCart: takes(), onBuyNow: accepted(), cartHref: "#cart" },
  decorators: [inBox({ paddingBottom: 80 })],
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: "desktop" } };

/** Nothing chosen yet. */
export const Default: Story = { tags: ["visual"] };

/** Sold out: a disabled button says so, and there is no quantity. */
export const SoldOut: Story = {
  args: { product: soldOutDetail },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", named("product:buy.sold_out"))).toBeDisabled();
    await expect(canvas.getByText(including(textOf("product:buy.sold_out_text")))).toBeVisible();
    await expect(canvas.queryByRole("button", named("product:quantity.increase"))).toBeNull();
  },
};

/** The longest option names, at 320 px. */
export const LongText: Story = {
  args: { product: longDetail },
  globals: { viewport: { value: "small" } },
};

/** Text at 200% on a phone: the buttons are stacked, each with its text on one line. */
export const TwiceTheText: Story = {
  globals: { viewport: { value: "phone" } },
  beforeEach: twiceTheText,
  play: async ({ canvas }) => {
    const cart = canvas.getByRole("button", named("product:buy.cart")).getBoundingClientRect();
    const now = canvas.getByRole("button", named("product:buy.now")).getBoundingClientRect();
    await expect(now.top).toBeGreaterThanOrEqual(cart.bottom);
    await expect(cart.height).toBeLessThan(80);
  },
};

/** On a desktop the buttons scroll below the header. */
export const BelowTheHeader: Story = {
  globals: desktop,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("button", named("product:buy.cart")).closest("section > div");
    await expect(bar && getComputedStyle(bar).zIndex).toBe("auto");
  },
};

/** Clicked before choosing, on a desktop: says what is missing and focuses the first missing group. */
export const TooEarlyOnDesktop: Story = {
  globals: desktop,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: including("Vàng nghệ") }));
    await userEvent.click(canvas.getByRole("button", named("product:buy.cart")));
    await expect(canvas.getByText(textOf("product:choice.missing", { groups: "kích cỡ" }))).toBeVisible();
    await expect(canvas.getByRole("radio", { name: /^S/ })).toHaveFocus();
  },
};

/** More than a line may have: says how many can be bought, not that there are no more. */
export const MoreThanALineTakes: Story = {
  args: {
    product: { ...plainDetail, variants: plainDetail.variants.map((one) => ({ ...one, stock: 10_000 })) },
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const quantity = canvas.getByRole("textbox", named("product:quantity.label"));
    await userEvent.type(quantity, "1500{Enter}", { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await expect(quantity).toHaveValue("999");
    await expect(canvas.getByText(textOf("product:stock.most", { count: 999 }))).toBeVisible();
  },
};

/**
 * Fewer pieces were added than requested in the sheet. The message, with a link to the cart, appears in a live region that was there
 * before, so that it is announced.
 */
export const AnnouncedAfterTheSheet: Story = {
  globals: { viewport: { value: "phone" } },
  args: { onAddToCart: takes(1, "Bạn đã có 4 trong giỏ."), wanted: { variantId: null, quantity: 2 } },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", named("product:buy.cart"));
    const message = button.parentElement?.previousElementSibling;
    await userEvent.click(button);
    const sheet = within(await canvas.findByRole("dialog", named("product:choice.sheet")));
    await userEvent.click(sheet.getByRole("radio", { name: including("Xanh biển") }));
    await userEvent.click(sheet.getByRole("radio", { name: /^M/ }));
    await userEvent.click(sheet.getByRole("button", named("product:buy.cart")));
    await waitFor(() => expect(message).toHaveTextContent(textOf("product:buy.partly", { count: 1 })));
    await expect(message).toBeVisible();
    await expect(canvas.getByRole("link", named("product:buy.see_cart"))).toHaveAttribute("href", "#cart");
  },
};

/** Asked on a phone to be told when it is back: says that it will. */
export const TellsWhenBack: Story = {
  ...SoldOut,
  globals: { viewport: { value: "phone" } },
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <WishesContext value={wishesOf()}>
      <Page {...args} />
    </WishesContext>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", named("product:buy.tell_me")));
    await expect(await canvas.findByText(textOf("product:buy.will_tell"))).toBeVisible();
  },
};
