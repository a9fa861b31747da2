import type { CartLine } from "@sen/api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { twiceTheText } from "../../fixtures/foundations/twice-the-text.ts";
import { accepted } from "../../fixtures/forms/calls.ts";
import {
  bigCart,
  cart,
  cartTotals,
  dealLine,
  emptyCart,
  longCart,
  longLine,
  overfullCart,
  plainLine,
  plainTotals,
  priceChangedLine,
  refusedCoupon,
  shirtChoices,
} from "../../fixtures/cart/cart.ts";
import { including, named, nameIncluding, type TextKey, textOf, wordsOf } from "../../fixtures/texts.ts";
import { Toaster } from "../../primitives/index.ts";
import { projectedCart } from "../selection.ts";
import { CartScreen, type CartRequest, type CartScreenProps } from "./CartScreen.tsx";
import type { Removal, Restoration } from "./use-removal.ts";

/** Holds the selection, the quantities and the removed lines, as the storefront does. */
function Owner(props: CartScreenProps) {
  const [selected, setSelected] = useState(props.selected);
  const [pending, setPending] = useState(props.pending);
  const [out, setOut] = useState<readonly CartLine[]>([]);
  const [settled, setSettled] = useState<ReadonlyMap<number, number>>(new Map());
  return (
    <>
      <CartScreen
        {...props}
        request={withQuantities(withoutLines(props.request, out), settled)}
        onRemove={async (lines) => {
          const removal = await props.onRemove(lines);
          if (removal.kind === "failed") return removal;
          setOut((before) => [...before, ...lines]);
          const undo = async () => {
            const restoration = await removal.undo();
            if (restoration.kind === "restored") setOut(restoration.gone);
            return restoration;
          };
          return { kind: "removed", undo };
        }}
        selected={selected}
        onSelectedChange={(next) => {
          setSelected(next);
          props.onSelectedChange(next);
        }}
        pending={pending}
        onQuantityChange={(id, quantity) => {
          setPending(new Map(pending).set(id, quantity));
          void answerTo(props.onQuantityChange(id, quantity)).then((isTaken) => {
            if (isTaken) setSettled((before) => new Map(before).set(id, quantity));
            setPending(new Map());
          });
        }}
      />
      <Toaster label="Thông báo" />
    </>
  );
}

/** Whether the change was saved; a story whose callback returns nothing saves it. */
const answerTo = async (answer: unknown): Promise<boolean> => (await answer) !== false;

function withQuantities(request: CartRequest, quantities: ReadonlyMap<number, number>): CartRequest {
  if (request.state !== "ready" || quantities.size === 0) return request;
  return { state: "ready", cart: projectedCart(request.cart, quantities) };
}

function withoutLines(request: CartRequest, out: readonly CartLine[]): CartRequest {
  if (request.state !== "ready" || out.length === 0) return request;
  const ids = new Set(out.map(({ id }) => id));
  const groups = request.cart.groups
    .map((group) => ({ ...group, lines: group.lines.filter(({ id }) => !ids.has(id)) }))
    .filter(({ lines }) => lines.length > 0);
  return { state: "ready", cart: { ...request.cart, groups } };
}

const restored = async (): Promise<Restoration> => ({ kind: "restored", gone: [] });

const meta = {
  component: CartScreen,
  render: (args) => <Owner {...args} />,
  args: {
    request: { state: "ready", cart },
    owner: "customer",
    homeHref: "#home",
    hrefs: {
      product: (id) => `#product-${String(id)}`,
      shop: (id) => `#shop-${String(id)}`,
      signIn: "#login",
    },
    selected: new Set([plainLine.id, dealLine.id]),
    onSelectedChange: fn(),
    pending: new Map(),
    lineNotices: new Map(),
    loadChoices: async () => shirtChoices,
    onVariantChange: accepted(),
    onQuantityChange: fn(),
    onRemove: fn(async (): Promise<Removal> => ({ kind: "removed", undo: restored })),
    totals: cartTotals,
    onCouponsChange: fn(),
    onCheckout: fn(),
  },
} satisfies Meta<typeof CartScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two shops, two coupons and the bar at the bottom. Two lines are selected. */
export const Default: Story = { tags: ["visual"] };

/** From 1024 px, the lines are beside the summary. */
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };

let answerQuantity: (isTaken: boolean) => void = () => undefined;
const whenAnswered = () => fn(() => new Promise<boolean>((resolve) => (answerQuantity = resolve)));

let answer: (removal: Removal) => void = () => undefined;

/** More than twenty lines are selected: checkout is disabled, and a message says why. */
export const TooManyTicked: Story = {
  args: {
    request: { state: "ready", cart: bigCart },
    selected: new Set(Array.from({ length: 22 }, (_, index) => 1000 + index)),
    totals: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", named("cart:summary.checkout", { count: 22 }))).toBeDisabled();
    await expect(canvas.getByText(including(textOf("cart:obstacle.payment", { count: 2 })))).toBeVisible();
  },
};

/** A guest's device has stored more lines than a cart can hold. */
export const Overfull: Story = {
  args: {
    request: { state: "ready", cart: overfullCart },
    owner: "guest",
    selected: new Set([1000]),
    totals: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("errors:limit.cart", { limit: 100 }))).toBeVisible();
    await expect(canvas.getByRole("button", named("cart:summary.checkout_guest"))).toBeDisabled();
  },
};

/** A guest's cart: the benefits of signing in, no coupons, and the goods total computed on the device. */
export const Guest: Story = {
  args: { owner: "guest", totals: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", named("cart:guest.action"))).toHaveAttribute("href", "#login");
    await expect(canvas.queryByRole("region", named("cart:coupon.title"))).toBeNull();
    await expect(canvas.getAllByText("987.000 đ")[0]).toBeInTheDocument();
  },
};

/** A quantity and a coupon were refused. */
export const Refused: Story = {
  args: {
    lineNotices: new Map([[priceChangedLine.id, { tone: "danger", message: "Chỉ còn 40 sản phẩm" }]]),
    totals: { ...plainTotals, coupons: [refusedCoupon] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Chỉ còn 40 sản phẩm");
  },
};

export const Loading: Story = { args: { request: { state: "loading" } } };

export const Empty: Story = {
  args: { request: { state: "ready", cart: emptyCart }, selected: new Set() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", named("cart:empty.action"))).toHaveAttribute("href", "#home");
  },
};

export const Failed: Story = {
  args: { request: { state: "failed", onRetry: fn() } },
};

/** The longest names and amounts at 320 px. */
export const LongText: Story = {
  args: { request: { state: "ready", cart: longCart }, selected: new Set([longLine.id]), totals: null },
  globals: { viewport: { value: "small" } },
};

/** Text at 200% on a phone: what removes the selected lines moves below what selects all. */
export const TwiceTheText: Story = {
  tags: ["!dev", "!autodocs"],
  globals: { locale: "en", viewport: { value: "phone" } },
  beforeEach: twiceTheText,
  play: async ({ canvas }) => {
    const all = canvas.getByText(textOf("cart:select_all", { count: 4 }));
    const lineHeight = Number.parseFloat(getComputedStyle(all).lineHeight);
    await expect(Math.round(all.getBoundingClientRect().height / lineHeight)).toBe(1);
  },
};

/** Two shops, two coupons and the bar at the bottom. Selecting the second shop selects only what can be bought. */
export const TicksWhatCanBeBought: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const pottery = within(canvas.getByRole("region", { name: "Gốm Bát Tràng" }));
    await userEvent.click(
      pottery.getByRole("checkbox", named("cart:select_shop", { name: "Gốm Bát Tràng" })),
    );
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set([101, 102, 105, 106]));
    await expect(
      pottery.getByRole("checkbox", named("cart:line.select", { name: "Ấm trà gốm men hỏa biến" })),
    ).not.toBeChecked();
    await userEvent.click(canvas.getByRole("button", named("cart:summary.checkout", { count: 4 })));
    await expect(args.onCheckout).toHaveBeenCalledWith([101, 102, 105, 106]);
  },
};

/** The quantity changes at once, the total follows, and it is announced once saved. */
export const QuantityFollowsAtOnce: Story = {
  args: { totals: plainTotals, onQuantityChange: whenAnswered() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole("button", named("cart:line.increase", { name: "Áo sơ mi linen tay dài" })),
    );
    await expect(args.onQuantityChange).toHaveBeenCalledWith(plainLine.id, 2);
    await expect(
      canvas.getByRole("textbox", named("cart:line.quantity", { name: "Áo sơ mi linen tay dài" })),
    ).toHaveValue("2");
    await expect(canvas.getAllByText("1.376.000 đ")[0]).toBeInTheDocument();
    answerQuantity(true);
    await expect(
      await canvas.findByText(textOf("cart:said.quantity", { name: "Áo sơ mi linen tay dài", count: 2 })),
    ).toBeInTheDocument();
  },
};

/** Saving failed: the quantity reverts, the cart's quantity is announced, and the line says why. */
export const QuantityGoesBack: Story = {
  args: {
    totals: plainTotals,
    onQuantityChange: whenAnswered(),
    lineNotices: new Map([
      [plainLine.id, { tone: "danger", message: "Chưa đổi được số lượng.", onRetry: fn() }],
    ]),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole("button", named("cart:line.increase", { name: "Áo sơ mi linen tay dài" })),
    );
    const box = canvas.getByRole("textbox", named("cart:line.quantity", { name: "Áo sơ mi linen tay dài" }));
    await expect(box).toHaveValue("2");
    await expect(canvas.queryByText(/số lượng 2/)).toBeNull();
    answerQuantity(false);
    await expect(
      await canvas.findByText(textOf("cart:said.quantity", { name: "Áo sơ mi linen tay dài", count: 1 })),
    ).toBeInTheDocument();
    await expect(box).toHaveValue("1");
    await expect(
      canvas.getByRole("button", named("cart:retry_named", { name: "Áo sơ mi linen tay dài" })),
    ).toBeVisible();
  },
};

/** Chooses another color for a line without leaving the cart. */
export const AnotherVariant: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole(
        "button",
        nameIncluding("cart:line.variant", { options: "Trắng ngà, M", name: "Áo sơ mi linen tay dài" }),
      ),
    );
    await userEvent.click(await canvas.findByRole("radio", { name: including("Xanh biển") }));
    await userEvent.click(canvas.getByRole("radio", { name: /^M/ }));
    await userEvent.click(canvas.getByRole("button", named("cart:variant.apply")));
    await expect(
      await canvas.findByText(textOf("cart:said.variant_changed", { name: "Áo sơ mi linen tay dài" })),
    ).toBeInTheDocument();
    await expect(args.onVariantChange).toHaveBeenCalledWith(plainLine, expect.objectContaining({ id: 2 }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

/** The totals of the new selection failed to load: goods are added up on the device, no coupon is counted, and a button retries. */
export const TotalsFail: Story = {
  args: {
    totals: cartTotals,
    totalsFailure: {
      message: "Chưa tính được mã giảm giá cho các sản phẩm đã chọn. Không có kết nối mạng.",
      outdated: true,
      onRetry: fn(),
    },
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const summary = within(canvas.getByRole("region", named("cart:summary.title")));
    await expect(summary.queryByText(textOf("catalog:coupon.scope.tenant"))).toBeNull();
    await expect(summary.getAllByText("987.000 đ")[0]).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: wordsOf().retry }));
    await expect(args.totalsFailure?.onRetry).toHaveBeenCalledOnce();
  },
};

type Canvas = ReturnType<typeof within>;
const SHIRT = { name: "Áo sơ mi linen tay dài" };
const shirtBox = (canvas: Canvas) => canvas.queryByRole("checkbox", named("cart:line.select", SHIRT));
const removeShirt = (canvas: Canvas) => canvas.getByRole("button", named("cart:line.remove", SHIRT));
const findMessage = (canvas: Canvas, key: TextKey) => canvas.findByText(textOf(key, SHIRT));

/** Removed without asking; undo restores the same position and selection. */
export const RemoveAndUndo: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(removeShirt(canvas));
    await expect(args.onRemove).toHaveBeenCalledWith([plainLine]);
    await expect(await findMessage(canvas, "cart:removal.removed.named")).toBeVisible();
    await expect(shirtBox(canvas)).toBeNull();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", named("cart:undo")));
    await expect(await findMessage(canvas, "cart:removal.restored.named")).toBeVisible();
    await expect(shirtBox(canvas)).toBeChecked();
    await expect(canvas.queryByRole("button", named("cart:undo"))).toBeNull();
    await userEvent.click(canvas.getByRole("button", named("cart:remove_selected")));
    await expect(args.onRemove).toHaveBeenLastCalledWith([plainLine, dealLine]);
    await expect(await canvas.findByText(textOf("cart:removal.removed.many", { count: 2 }))).toBeVisible();
  },
};

/** Nothing is announced before the server has removed the line, and a second press sends no request. */
export const RemovalOnItsWay: Story = {
  args: { onRemove: fn(() => new Promise<Removal>((resolve) => (answer = resolve))) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const remove = removeShirt(canvas);
    await userEvent.click(remove);
    const line = remove.closest("article");
    await expect(line).toHaveAttribute("aria-busy", "true");
    await expect(
      canvas.queryByText(including(textOf("cart:removal.removed.named", { name: "Áo sơ mi linen tay dài" }))),
    ).toBeNull();
    await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledOnce();
    answer({ kind: "removed", undo: restored });
    await expect(await findMessage(canvas, "cart:removal.removed.named")).toBeVisible();
  },
};

/** Removing failed: the line stays selected, a message says why, and there is no undo. */
export const RemovalFails: Story = {
  args: {
    onRemove: fn(async (): Promise<Removal> => ({
      kind: "failed",
      message: "Không có kết nối mạng. Vui lòng kiểm tra và thử lại.",
    })),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const remove = removeShirt(canvas);
    await userEvent.click(remove);
    const message = await findMessage(canvas, "cart:removal.remove_failed.named");
    await expect(message.parentElement).toHaveTextContent("Không có kết nối mạng");
    await expect(canvas.queryByRole("button", named("cart:undo"))).toBeNull();
    await expect(shirtBox(canvas)).toBeChecked();
    await expect(remove).toHaveFocus();
    await expect(remove.closest("article")).toHaveAttribute("aria-busy", "false");
    await userEvent.click(canvas.getByRole("button", named("cart:remove_selected")));
    await expect(
      await canvas.findByText(textOf("cart:removal.remove_failed.many", { count: 2 })),
    ).toBeVisible();
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};

/** If undo fails, it can be tried again. */
export const UndoFails: Story = {
  args: {
    onRemove: fn(async (): Promise<Removal> => {
      const answers: Restoration[] = [{ kind: "failed", message: "Kết nối quá chậm." }];
      return { kind: "removed", undo: async () => answers.pop() ?? restored() };
    }),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(removeShirt(canvas));
    await userEvent.click(await canvas.findByRole("button", named("cart:undo")));
    const message = await findMessage(canvas, "cart:removal.restore_failed.named");
    await expect(message.parentElement).toHaveTextContent("Kết nối quá chậm.");
    await expect(shirtBox(canvas)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: wordsOf().retry }));
    await expect(await findMessage(canvas, "cart:removal.restored.named")).toBeVisible();
    await expect(shirtBox(canvas)).toBeChecked();
  },
};

/** Bought on another page meanwhile, so it cannot be restored; a message says so. */
export const UndoneTooLate: Story = {
  args: {
    onRemove: fn(async (lines: readonly CartLine[]): Promise<Removal> => ({
      kind: "removed",
      undo: async () => ({ kind: "restored", gone: lines }),
    })),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(removeShirt(canvas));
    await userEvent.click(await canvas.findByRole("button", named("cart:undo")));
    const message = await findMessage(canvas, "cart:removal.gone.named");
    await expect(message.parentElement).toHaveTextContent(textOf("cart:removal.gone_text"));
    await expect(shirtBox(canvas)).toBeNull();
  },
};

/** Twenty lines are selected: the twenty-first is refused with a message at its line. */
export const TwentyFirstIsRefused: Story = {
  args: {
    request: { state: "ready", cart: bigCart },
    selected: new Set(Array.from({ length: 20 }, (_, index) => 1000 + index)),
    totals: null,
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const next = canvas.getByRole("checkbox", named("cart:line.select", { name: "Áo sơ mi số 21" }));
    await userEvent.click(next);
    await expect(next).not.toBeChecked();
    await expect(args.onSelectedChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole("alert")).toHaveTextContent(textOf("errors:limit.payment", { limit: 20 }));
    await expect(canvas.getByRole("button", named("cart:summary.checkout", { count: 20 }))).toBeEnabled();
  },
};

/** "All" selects as many lines as one payment allows, and says that there are more. */
export const AllOfTooMany: Story = {
  args: { request: { state: "ready", cart: bigCart }, selected: new Set(), totals: null },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", named("cart:select_all", { count: 22 })));
    await expect(canvas.getByRole("alert")).toHaveTextContent(textOf("errors:limit.payment", { limit: 20 }));
    await expect(canvas.getByRole("button", named("cart:summary.checkout", { count: 20 }))).toBeEnabled();
  },
};
