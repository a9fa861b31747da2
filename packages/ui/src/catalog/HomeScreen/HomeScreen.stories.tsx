import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { BlogCards } from "../../blog/BlogCards/BlogCards.tsx";
import { blogCards } from "../../fixtures/blog/articles.ts";
import { catalogHrefs } from "../../fixtures/catalog/catalog-hrefs.ts";
import {
  CATALOG_NOW,
  expiredCoupon,
  fixedCoupon,
  longCoupon,
  percentCoupon,
  someCoupons,
} from "../../fixtures/coupons/coupons.ts";
import { banners, categories, deals, longBanner, longDeals } from "../../fixtures/catalog/discover.ts";
import { longMall, malls } from "../../fixtures/catalog/malls.ts";
import { longProduct, productsOf } from "../../fixtures/catalog/products.ts";
import { named, served, textOf } from "../../fixtures/texts.ts";
import { HomeScreen, type Home, type HomeContent } from "./HomeScreen.tsx";

const content: HomeContent = {
  banners,
  categories,
  deals,
  malls,
  coupons: { now: CATALOG_NOW, items: someCoupons },
  products: productsOf(12),
};

const ready = (changes: Partial<HomeContent> = {}): Home => ({ state: "ready", ...content, ...changes });

const meta = {
  component: HomeScreen,
  args: {
    request: ready(),
    hrefs: catalogHrefs,
    savedCouponIds: [percentCoupon.id],
    onSaveCoupon: fn(),
  },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every section has a heading. */
export const Default: Story = { tags: ["visual"] };

/** Articles come last, with a link to all of them. In English. */
export const News: Story = {
  args: {
    news: <BlogCards articles={blogCards} blogHref={(id) => `#/blog/${id}`} />,
    newsHref: "#/blogs",
  },
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 2, name: "Stories and news" });
    await expect(canvas.getAllByRole("heading", { level: 2 }).at(-1)).toHaveTextContent("Stories and news");
    await expect(canvas.getByRole("link", { name: "See all: Stories and news" })).toHaveAttribute(
      "href",
      "#/blogs",
    );
    await expect(canvas.getByRole("link", { name: served(blogCards[0]?.title) })).toBeInTheDocument();
  },
};

/** The same on a desktop. */
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };

/** Skeletons. */
export const Loading: Story = { args: { request: { state: "loading" } } };

/** On a wide screen the banner's skeleton is as wide as the banner. */
export const LoadingOnADesktop: Story = {
  ...Loading,
  tags: ["!dev", "!autodocs"],
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const page = canvas.getByRole("status");
    await expect(page.querySelector("[data-shape]")?.clientWidth).toBe(page.clientWidth);
  },
};

/** Sections without content are left out. */
export const Empty: Story = {
  args: {
    request: ready({
      deals: { ...deals, items: [] },
      coupons: { now: CATALOG_NOW, items: [] },
      malls: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(textOf("catalog:home.deals"), { selector: "h2" })).toBeNull();
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(1);
  },
};

/** Coupons have their own server time: without deals, an expired coupon is still shown as expired. */
export const ExpiredCouponWithoutDeals: Story = {
  args: {
    request: ready({
      deals: { now: "", items: [] },
      coupons: { now: CATALOG_NOW, items: [expiredCoupon] },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(expiredCoupon.code)).toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: `Lưu mã ${expiredCoupon.code}` })).toBeNull();
  },
};

/** The longest texts and amounts. */
export const LongText: Story = {
  args: {
    request: ready({
      banners: [longBanner],
      categories: categories.map((category) => ({
        ...category,
        name: `${category.name} và phụ kiện đi kèm`,
      })),
      deals: longDeals,
      malls: [longMall, ...malls],
      coupons: { now: CATALOG_NOW, items: [longCoupon, fixedCoupon] },
      products: [longProduct, ...productsOf(3)],
    }),
  },
  globals: { viewport: { value: "small" } },
};

/** Loading failed; a button retries. */
export const Failed: Story = { args: { request: { state: "failed", onRetry: fn() } } };

/** Only the first banner loads eagerly, every section has a heading, and a coupon is saved. */
export const FetchesOneBannerAndSavesACoupon: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const eager = [...canvasElement.querySelectorAll("img")].filter(({ loading }) => loading === "eager");
    await expect(eager).toHaveLength(1);
    await expect(eager[0]).toBe(canvasElement.querySelector("img"));
    for (const name of [
      textOf("catalog:home.deals"),
      textOf("catalog:home.coupons"),
      textOf("catalog:home.malls"),
      textOf("catalog:home.products"),
    ]) {
      await expect(await canvas.findByRole("heading", { level: 2, name })).toBeVisible();
    }
    await userEvent.click(
      canvas.getByRole("button", named("catalog:coupon.save_named", { code: fixedCoupon.code })),
    );
    await expect(args.onSaveCoupon).toHaveBeenCalledWith(fixedCoupon);
  },
};
