import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { twiceTheText } from "../../fixtures/foundations/twice-the-text.ts";
import { accountHrefs, customer, longNamedCustomer } from "../../fixtures/account/customer.ts";
import { CATALOG_NOW, fixedCoupon } from "../../fixtures/coupons/coupons.ts";
import { named, nameIncluding, textOf } from "../../fixtures/texts.ts";
import { WelcomeGift } from "../WelcomeGift/WelcomeGift.tsx";
import { AccountScreen, type AccountOverview } from "./AccountScreen.tsx";

const overview: AccountOverview = {
  orders: { to_pay: 1, preparing: 2, delivering: 0, to_review: 120, returning: 0 },
  membership: { points: 620, tier: "silver" },
  vouchers: 3,
  wishes: 12,
  followedShops: 3,
};

const meta = {
  component: AccountScreen,
  args: {
    customer,
    hrefs: accountHrefs,
    onSignOut: fn(),
    overview,
    shortcutHref: (shortcut) => `#${shortcut}`,
  },
} satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The signed-in customer and every link of the page. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      `${textOf("account:greeting")} Nguyễn Thị Sen`,
    );
    await expect(canvas.getAllByRole("link")).toHaveLength(22);
    await expect(canvas.getByRole("link", nameIncluding("account:overview.shortcut.to_pay"))).toHaveAttribute(
      "href",
      "#to_pay",
    );
    await expect(canvas.getByText(textOf("account:overview.vouchers", { count: 3 }))).toBeVisible();
    await expect(canvas.getAllByRole("link").at(-1)).toHaveTextContent(textOf("account:menu.item.remove"));
  },
};

/** The customer is still loading; the menu already works. */
export const Loading: Story = {
  args: {
    customer: null,
    overview: { orders: null, membership: null, vouchers: null, wishes: null, followedShops: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", named("account:menu.item.address"))).toBeVisible();
  },
};

/** On a common small phone, the name and the overview of a new customer replace skeletons of the same size. */
export const LoadsInPlace: Story = {
  tags: ["!dev", "!autodocs"],
  globals: { viewport: { value: "phone" } },
  args: {
    overview: {
      ...overview,
      membership: { points: 237, tier: null },
      vouchers: 0,
      wishes: 0,
      followedShops: 0,
    },
  },
  render: (args) => (
    <>
      <AccountScreen {...args} />
      <AccountScreen {...args} {...Loading.args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll("header, [data-cards] > a")].map(
      ({ clientHeight }) => clientHeight,
    );
    await expect(heights.slice(0, 6)).toEqual(heights.slice(6));
  },
};

/** A new customer: a welcome, no orders, no membership, no coupons. */
export const NewCustomer: Story = {
  args: {
    welcome: (
      <WelcomeGift
        couponHref={(id) => `#coupon-${id}`}
        now={CATALOG_NOW}
        coupons={[fixedCoupon]}
        onSaveCoupon={fn()}
      />
    ),
    overview: {
      orders: { to_pay: 0, preparing: 0, delivering: 0, to_review: 0, returning: 0 },
      membership: { points: 0, tier: null },
      vouchers: 0,
      wishes: 0,
      followedShops: 0,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf("account:welcome.title"))).toBeVisible();
    await expect(canvas.getByText(textOf("account:overview.join"))).toBeVisible();
    await expect(canvas.getByText(textOf("account:overview.no_vouchers"))).toBeVisible();
  },
};

/** A customer with past orders who is not a member: the points earned are waiting. */
export const PointsThatWait: Story = {
  args: { overview: { ...overview, membership: { points: 237, tier: null } } },
  play: async ({ canvas }) => {
    const waiting = textOf("account:overview.waiting", { count: 237, points: "237" });
    await expect(canvas.getByText(waiting)).toBeVisible();
  },
};

/** The longest name on the narrowest phone. */
export const LongText: Story = {
  args: { customer: longNamedCustomer },
  globals: { viewport: { value: "small" } },
};

/** On a desktop. */
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };

/** On a common small phone, no label of the order shortcuts needs a third line. */
export const ShortcutsInTwoLines: Story = {
  tags: ["!dev", "!autodocs"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const shortcuts = canvas.getByRole("region", named("account:menu.item.purchase"));
    for (const label of shortcuts.querySelectorAll("li a > span:not([class])")) {
      const lineHeight = Number.parseFloat(getComputedStyle(label).lineHeight);
      await expect(Math.round(label.getBoundingClientRect().height / lineHeight)).toBeLessThanOrEqual(2);
    }
  },
};

/** Text at 200% on a phone: fewer shortcuts in a row, and no word is broken. */
export const TwiceTheText: Story = {
  tags: ["!dev", "!autodocs"],
  globals: { locale: "en", viewport: { value: "phone" } },
  beforeEach: twiceTheText,
  play: async ({ canvas }) => {
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText(textOf("account:overview.shortcut.returning")));
    await expect(range.getClientRects()).toHaveLength(2); // One line a word.
  },
};
