import type { CartLine } from "@sen/api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import {
  dealEndedLine,
  dealLine,
  longLine,
  notEnoughLine,
  plainLine,
  priceChangedLine,
  soldOutLine,
} from "../../fixtures/cart/cart.ts";
import { inBox } from "../../fixtures/in-box.tsx";
import { CATALOG_NOW } from "../../fixtures/coupons/coupons.ts";
import { twiceTheText } from "../../fixtures/foundations/twice-the-text.ts";
import { named, nameIncluding, served, textOf } from "../../fixtures/texts.ts";
import { wishesOf } from "../../fixtures/catalog/wishes.ts";
import { WishesContext } from "../../catalog/wishes.ts";
import { CartLineRow } from "./CartLineRow.tsx";

const wishes = wishesOf();

const meta = {
  component: CartLineRow,
  args: {
    line: plainLine,
    selected: true,
    now: CATALOG_NOW,
    href: "#product",
    onSelect: fn(),
    onQuantity: fn(),
    onVariant: fn(),
    onRemove: fn(),
  },
  decorators: [inBox({ containerType: "inline-size" })],
} satisfies Meta<typeof CartLineRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A selected line that can be bought. */
export const Default: Story = {};

/** A flash deal with its countdown. */
export const InDeal: Story = { args: { line: dealLine } };

/** Calls `onDealEnd` when the deal ends, so that the page refetches the price. */
export const DealEnds: Story = {
  tags: ["!dev", "!autodocs"],
  args: { line: dealLine, now: dealLine.flash_deal_ends_at ?? "", onDealEnd: fn() },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDealEnd).toHaveBeenCalledOnce());
  },
};

/** Sold out: the checkbox is disabled, there is no stepper, and a message says so. */
export const SoldOut: Story = {
  args: { line: soldOutLine },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox");
    await expect(box).toBeDisabled();
    await expect(box).not.toBeChecked();
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(canvas.getByText(served("Sản phẩm đã hết hàng"))).toBeVisible();
  },
};

/** A guest's line has no message from the server, so our own is shown. */
export const GuestNotEnough: Story = {
  args: {
    line: {
      ...notEnoughLine,
      problem: {
        code: "not_enough_stock",
        message: "",
        previous_price: null,
        available_quantity: 3,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("errors:quantity.not_enough", { stock: 3 }))).toBeVisible();
  },
};

/** More expensive than when it was added: the old price is shown, and it can still be bought. */
export const PriceChanged: Story = {
  args: { line: priceChangedLine },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("250.000 đ")).toBeVisible();
    await expect(canvas.getByRole("checkbox")).toBeEnabled();
  },
};

/** The server refused a quantity: its message is shown as an alert. */
export const Refused: Story = {
  args: { notice: { tone: "danger", message: "Chỉ còn 12 sản phẩm" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Chỉ còn 12 sản phẩm");
    await expect(canvas.queryByRole("button", nameIncluding("cart:retry_named", { name: "" }))).toBeNull();
  },
};

/** The longest texts at 320 px, without a picture. */
export const LongText: Story = {
  args: { line: longLine },
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole("article");
    const price = canvas.getByText(/99\.999\.999\.999/, { ignore: "strong" });
    await expect(price.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right);
  },
};

/** Every state. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      {[plainLine, dealLine, soldOutLine, notEnoughLine, priceChangedLine, dealEndedLine, longLine].map(
        (line) => (
          <CartLineRow key={line.id} {...args} line={line} />
        ),
      )}
      <CartLineRow
        {...args}
        selected={false}
        notice={{ tone: "warning", message: "Mỗi lần thanh toán tối đa 20 sản phẩm" }}
      />
      <CartLineRow
        {...args}
        onVariant={fn()}
        notice={{ tone: "danger", message: "Chưa đổi được số lượng.", onRetry: fn() }}
      />
    </div>
  ),
};

const problems = [
  "unavailable",
  "sold_out",
  "deal_limit",
  "not_enough_stock",
  "price_changed",
  "deal_ended",
] as const satisfies readonly NonNullable<CartLine["problem"]>["code"][];

/** Every problem of a guest's line, with our own messages. */
export const EveryProblem: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      {problems.map((code, index) => (
        <CartLineRow
          key={code}
          {...args}
          line={{
            ...plainLine,
            id: index,
            problem: { code, message: "", previous_price: null, available_quantity: 1 },
          }}
        />
      ))}
    </div>
  ),
};

/** The product's name would clip the focus ring of its link, and shows it itself. */
export const FocusedName: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas }) => {
    canvas.getByRole("link", { name: plainLine.product_name }).focus({ focusVisible: true });
    await expect(canvas.getByRole("heading")).toHaveStyle({ outlineStyle: "solid" });
  },
};

/** Text at 200% on a phone: the price does not leave the line. */
export const TwiceTheText: Story = {
  tags: ["!dev", "!autodocs"],
  args: { line: { ...plainLine, price_after_discount: 15_840_000, original_price_after_tax: 15_840_000 } },
  globals: { viewport: { value: "phone" } },
  beforeEach: twiceTheText,
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector("article")?.getBoundingClientRect();
    const price = canvasElement.querySelector("[data-size]")?.getBoundingClientRect();
    await expect(price?.right).toBeLessThanOrEqual(row?.right ?? 0);
  },
};

/** Selection, quantity and removal call the owner. */
export const TellsItsOwner: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole("checkbox", named("cart:line.select", { name: "Áo sơ mi linen tay dài" })),
    );
    await expect(args.onSelect).toHaveBeenCalledWith(false);
    await userEvent.click(
      canvas.getByRole("button", named("cart:line.increase", { name: "Áo sơ mi linen tay dài" })),
    );
    await expect(args.onQuantity).toHaveBeenCalledWith(2);
    await userEvent.click(
      canvas.getByRole("button", nameIncluding("cart:line.remove", { name: "Áo sơ mi linen tay dài" })),
    );
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** Not enough stock: it cannot be selected, and one press lowers the quantity to what is available. */
export const NotEnough: Story = {
  args: { line: notEnoughLine },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("checkbox")).toBeDisabled();
    await userEvent.click(
      canvas.getByRole(
        "button",
        named("cart:line.take_named", { count: 3, name: "Ấm trà gốm men hỏa biến" }),
      ),
    );
    await expect(args.onQuantity).toHaveBeenCalledWith(3);
  },
};

/** The change was never saved: the line says so and offers a retry. */
export const NotChanged: Story = {
  args: {
    notice: {
      tone: "danger",
      message: "Chưa đổi được số lượng. Không có kết nối mạng. Vui lòng kiểm tra và thử lại.",
      onRetry: fn(),
    },
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Chưa đổi được số lượng.");
    await userEvent.click(
      canvas.getByRole("button", named("cart:retry_named", { name: "Áo sơ mi linen tay dài" })),
    );
    await expect(args.notice?.onRetry).toHaveBeenCalledOnce();
  },
};

/** More than the stock was typed: the quantity is clamped, and a note says so until the next change. */
export const ClampedToStock: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.clear(box);
    await userEvent.type(box, "99");
    await userEvent.tab();
    await expect(args.onQuantity).toHaveBeenCalledWith(12);
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      textOf("errors:quantity.not_enough", { stock: 12 }),
    );
    await userEvent.click(
      canvas.getByRole("button", nameIncluding("cart:line.increase", { name: "Áo sơ mi linen tay dài" })),
    );
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

/** Saved for later: it leaves the cart once it is on the wish list. */
export const SavedForLater: Story = {
  tags: ["!dev", "!autodocs"],
  decorators: [
    (Story) => (
      <WishesContext value={wishes}>
        <Story />
      </WishesContext>
    ),
  ],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole("button", named("cart:line.save_for_later", { name: plainLine.product_name })),
    );
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(wishes.has(plainLine.product_id)).toBe(true);
  },
};
