import { PaymentMethod } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked, waitFor, within } from "storybook/test";
import { homeAddress, longAddress, officeAddress } from "../../fixtures/account/addresses.ts";
import { accepted, lostThenSaved } from "../../fixtures/forms/calls.ts";
import { refusedCoupon } from "../../fixtures/cart/cart.ts";
import {
  checkout,
  companyInvoice,
  fiveShops,
  longCheckout,
  payableAtMomo,
  payableAtVnpay,
  withoutAddress,
  withSoldOutLine,
} from "../../fixtures/checkout/checkout.ts";
import { inDeal, silkShop } from "../../fixtures/catalog/products.ts";
import { places } from "../../fixtures/account/places.ts";
import { keptDrafts } from "../../fixtures/forms/drafts.tsx";
import { including, named, nameIncluding, served, textOf } from "../../fixtures/texts.ts";
import { CheckoutScreen } from "./CheckoutScreen.tsx";

const soon = () => new Promise((resolve) => setTimeout(resolve, 200));

const bookOf = (...addresses: (typeof homeAddress)[]) => ({
  request: { state: "ready" as const, addresses },
  places,
  onCreate: accepted(),
  onUpdate: accepted(),
});

const meta = {
  component: CheckoutScreen,
  args: {
    request: { state: "ready", checkout },
    addressBook: bookOf(homeAddress, officeAddress),
    hrefs: {
      product: (id) => `#product-${String(id)}`,
      cart: "#cart",
      policy: (policy) => `#/policy/${policy}`,
      orders: "#orders",
    },
    onChange: fn(() => Promise.resolve()),
    vat: null,
    onVatChange: fn(),
    refusal: null,
    onPlaceOrder: fn(soon),
  },
} satisfies Meta<typeof CheckoutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two shops on one page. */
export const Default: Story = { tags: ["visual"] };

/** From 1024 px, beside the summary. */
export const Desktop: Story = {
  globals: { viewport: { value: "desktop" } },
  args: { vat: companyInvoice },
};

/** Several gateways, each listed as a payment method. */
export const SeveralGateways: Story = { args: { request: { state: "ready", checkout: payableAtVnpay } } };

export const SecondGateway: Story = { args: { request: { state: "ready", checkout: payableAtMomo } } };

const pageHeight = () => document.documentElement.scrollHeight;

/** Changing a delivery method failed: the message is shown at that shop. */
export const ChangeNotSaved: Story = {
  args: {
    refusal: {
      message: "Không có kết nối mạng. Vui lòng kiểm tra và thử lại.",
      change: { deliveries: [{ tenant_id: checkout.groups[1]?.tenant.id ?? 0, delivery_type: "express" }] },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const place = canvasElement.querySelector(
      `[data-place="delivery-${checkout.groups[1]?.tenant.id ?? 0}"]`,
    );
    await expect(place).toHaveFocus();
    await expect(place).toHaveTextContent(served("Không có kết nối mạng"));
    await expect(canvas.getByRole("button", named("checkout:place.button"))).toBeEnabled();
  },
};

/** The server refused the third line: its message is shown there, and the line gets focus. */
export const RefusedAtLine: Story = {
  args: { refusal: { message: "Chỉ còn 0 sản phẩm, vui lòng giảm số lượng", field: "items[2].quantity" } },
  play: async ({ canvas }) => {
    const line = canvas.getByText(served("Bộ sáu chén men lam vẽ tay")).closest("li");
    await expect(line).toHaveFocus();
    await expect(canvas.getByText(/vui lòng giảm số lượng/)).toBeVisible();
    await expect(line).toHaveTextContent("vui lòng giảm số lượng");
  },
};

/** The total differs from the one the customer saw. */
export const TotalChanged: Story = {
  args: {
    previousTotal: 1_157_000,
    refusal: { message: "Tổng tiền vừa thay đổi, hãy xem lại", field: "total" },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        including(textOf("checkout:total_changed.text", { before: "1.157.000 đ", now: "1.187.000 đ" })),
      ),
    ).toBeVisible();
  },
};

/** A coupon was refused: a message says so, and the rest stays. */
export const CouponRefused: Story = {
  args: { request: { state: "ready", checkout: { ...checkout, coupons: [refusedCoupon] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(served("Mua thêm 20.000 đ để dùng mã này"))).toBeVisible();
  },
};

export const Loading: Story = { args: { request: { state: "loading" } } };

export const Failed: Story = { args: { request: { state: "failed", onRetry: fn() } } };

/** Ordered already, or older than a day. */
export const Gone: Story = {
  args: { request: { state: "gone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", named("checkout:result.see_orders"))).toHaveAttribute(
      "href",
      "#orders",
    );
  },
};

/** The longest texts and amounts at 320 px. */
export const LongText: Story = {
  args: {
    request: { state: "ready", checkout: { ...longCheckout, address: longAddress } },
    addressBook: bookOf(longAddress),
  },
  globals: { viewport: { value: "small" } },
};

/** At 400% zoom the bar would cover a third of the window: it is in the flow, below the summary. */
export const LowWindow: Story = {
  globals: { viewport: { value: "zoomed" } },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas }) => {
    const place = canvas.getByRole("button", named("checkout:place.button"));
    await expect(place.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
  },
};

/** Paid online: the button says that a payment follows. */
export const PaidOnline: Story = {
  args: {
    request: {
      state: "ready",
      checkout: { ...checkout, payment_method: PaymentMethod.online, payment_gateway: "simulated" },
    },
  },
};

/** Two shops on one page. A double click places one order, at the total that was shown. */
export const PressedTwicePlacedOnce: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const place = canvas.getByRole("button", named("checkout:place.button"));
    await userEvent.dblClick(place);
    await expect(args.onPlaceOrder).toHaveBeenCalledOnce();
    await expect(args.onPlaceOrder).toHaveBeenCalledWith(1_187_000);
  },
};

/** Five shops on a phone: one delivery line each, with the payment method and the total always in view. */
export const FiveShops: Story = {
  args: { request: { state: "ready", checkout: fiveShops } },
  globals: { viewport: { value: "phone" } },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getAllByRole("button", nameIncluding("checkout:delivery.change_of", { name: "" })),
    ).toHaveLength(5);
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(pageHeight()).toBeLessThan(4000);
    const inView = (text: string) => {
      const { top, bottom } = canvas.getByRole("button", { name: text }).getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    };
    await expect(inView(textOf("checkout:place.button"))).toBe(true);
    await expect(inView(textOf("checkout:payment.change_method"))).toBe(true);
    await userEvent.click(canvas.getByRole("button", named("checkout:payment.change_method")));
    await expect(canvas.getByRole("region", named("checkout:payment.title"))).toHaveFocus();
    await expect(inView(textOf("checkout:place.button"))).toBe(true);
  },
};

/** A choice shows at once. The note is saved on blur, and so before the order. */
export const ChangesAndPlaces: Story = {
  args: { onPlaceOrder: fn(() => Promise.resolve()) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const methodSaved = Promise.withResolvers<undefined>();
    mocked(args.onChange).mockReturnValueOnce(methodSaved.promise);
    await userEvent.click(canvas.getByRole("radio", { name: including("Thanh toán trực tuyến") }));
    await expect(canvas.getByRole("radio", { name: including("Thanh toán trực tuyến") })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith({ payment_method: 1, payment_gateway: "simulated" });
    methodSaved.resolve(undefined);
    const note = canvas.getByRole("textbox", named("checkout:note.label", { name: silkShop.name }));
    await userEvent.type(note, "Giao giờ hành chính");
    await userEvent.click(canvas.getByRole("button", nameIncluding("checkout:place.button")));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      notes: [{ tenant_id: silkShop.id, note: "Giao giờ hành chính" }],
    });
    await expect(args.onPlaceOrder).toHaveBeenCalledOnce();
  },
};

/** A note that failed to save is sent again with the order. */
export const NoteNotSaved: Story = {
  args: { onChange: lostThenSaved(), onPlaceOrder: fn(() => Promise.resolve()) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const place = canvas.getByRole("button", named("checkout:place.button"));
    await userEvent.type(
      canvas.getByRole("textbox", named("checkout:note.label", { name: silkShop.name })),
      "Gọi trước",
    );
    await userEvent.click(place);
    await userEvent.click(place);
    await waitFor(() => expect(args.onPlaceOrder).toHaveBeenCalled());
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      notes: [{ tenant_id: silkShop.id, note: "Gọi trước" }],
    });
  },
};

const drafts: Record<string, unknown> = {};

/** A note that an ended session kept from being saved is there again after the sign-in, and is saved before the order. */
export const NoteFromBefore: Story = {
  decorators: [keptDrafts(drafts)],
  beforeEach: () => void (drafts[`notes-${checkout.id}`] = { [silkShop.id]: "Gọi trước" }),
  args: { onPlaceOrder: fn(() => Promise.resolve()) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const note = canvas.getByRole("textbox", named("checkout:note.label", { name: silkShop.name }));
    await expect(note).toHaveValue("Gọi trước");
    await userEvent.type(note, "!");
    await expect(drafts[`notes-${checkout.id}`]).toEqual({ [silkShop.id]: "Gọi trước!" });
    await userEvent.click(canvas.getByRole("button", named("checkout:place.button")));
    await waitFor(() => expect(args.onPlaceOrder).toHaveBeenCalledOnce());
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({
      notes: [{ tenant_id: silkShop.id, note: "Gọi trước!" }],
    });
  },
};

/** A line sold out: the button scrolls to it instead of placing the order. The line says why once, and where to change it. */
export const SoldOutMeanwhile: Story = {
  args: { request: { state: "ready", checkout: withSoldOutLine }, onPlaceOrder: fn() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("checkout:place.button")));
    await waitFor(() => expect(canvas.getByText(served(inDeal.name)).closest("li")).toHaveFocus());
    await expect(args.onPlaceOrder).not.toHaveBeenCalled();
    const line = canvas.getByText(served(inDeal.name)).closest("li");
    await expect(line?.querySelectorAll("[data-tone=danger]")).toHaveLength(1);
    await expect(canvas.getByRole("link", named("checkout:line_in_cart"))).toHaveAttribute("href", "#cart");
  },
};

/** No address: one sentence there says what depends on it, and the button scrolls to it. */
export const WithoutAddress: Story = {
  args: {
    request: { state: "ready", checkout: withoutAddress },
    addressBook: bookOf(),
    onPlaceOrder: fn(),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText(textOf("checkout:delivery.needs_address"))).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", named("checkout:place.button")));
    const section = canvas.getByRole("region", named("checkout:address.title"));
    await waitFor(() => expect(section).toHaveFocus());
    await expect(section).toHaveTextContent(textOf("checkout:obstacle.address"));
    await expect(args.onPlaceOrder).not.toHaveBeenCalled();
  },
};

/** The first address is being saved: the order waits for it, and is not placed if it failed. The address is not asked for meanwhile. */
export const AddressBeingSaved: Story = {
  args: { request: { state: "ready", checkout: withoutAddress }, onPlaceOrder: fn() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const place = canvas.getByRole("button", named("checkout:place.button"));
    async function placeWhileSaving() {
      const saving = Promise.withResolvers<undefined>();
      mocked(args.onChange).mockReturnValueOnce(saving.promise);
      await userEvent.click(canvas.getByRole("button", named("account:address.choose")));
      const dialog = within(await canvas.findByRole("dialog", named("account:address.choose")));
      await userEvent.click(dialog.getByRole("radio", { name: including(homeAddress.contact_name) }));
      await userEvent.click(dialog.getByRole("button", named("account:address.deliver_here")));
      await userEvent.click(place);
      await expect(args.onChange).toHaveBeenLastCalledWith({ address_id: homeAddress.id });
      await expect(args.onPlaceOrder).not.toHaveBeenCalled();
      return saving;
    }
    (await placeWhileSaving()).reject(new Error("The change was refused."));
    await waitFor(() => expect(place).not.toHaveAttribute("aria-busy"));
    (await placeWhileSaving()).resolve(undefined);
    await waitFor(() => expect(args.onPlaceOrder).toHaveBeenCalledOnce());
  },
};

/** The note stops at its maximum length. */
export const NoteAtItsLimit: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const note = canvas.getByRole("textbox", named("checkout:note.label", { name: silkShop.name }));
    await userEvent.click(note);
    await userEvent.paste("ế".repeat(201));
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledWith({
      notes: [{ tenant_id: silkShop.id, note: "ế".repeat(200) }],
    });
  },
};
