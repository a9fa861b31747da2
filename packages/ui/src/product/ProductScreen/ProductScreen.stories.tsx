import { ALL_REVIEWS } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, spyOn, waitFor, within } from "storybook/test";
import { withToasts } from "../../fixtures/with-toasts.tsx";
import { accepted, lostThenAccepted } from "../../fixtures/forms/calls.ts";
import { catalogHrefs } from "../../fixtures/catalog/catalog-hrefs.ts";
import { followingOf } from "../../fixtures/catalog/following.ts";
import { fixedCoupon, someCoupons } from "../../fixtures/coupons/coupons.ts";
import {
  variantDealDetail,
  longDetail,
  longReview,
  manyVariantsDetail,
  noReviews,
  plainDetail,
  reviewPage,
  shownReviews,
  shirtDetail,
  soldOutDetail,
} from "../../fixtures/product/product-details.ts";
import { provinces } from "../../fixtures/account/places.ts";
import { productsOf, shirt } from "../../fixtures/catalog/products.ts";
import { including, named, nameIncluding, served, textOf } from "../../fixtures/texts.ts";
import type { AddToCartOutcome, WantedItem } from "../BuyBox/use-purchase.ts";
import { ProductDetails, type ProductDetailsProps } from "./ProductDetails.tsx";
import { ProductScreen, type ProductScreenProps } from "./ProductScreen.tsx";

type Adds = (item: WantedItem) => Promise<AddToCartOutcome>;
const takesAll = () =>
  fn<Adds>(({ quantity }) => Promise.resolve({ kind: "added", taken: quantity, message: null }));
/** The part of the page below the offer. */
const detailsOf = (product: ProductDetailsProps["product"], others: Partial<ProductDetailsProps> = {}) => (
  <ProductDetails
    product={product}
    reviews={shownReviews(reviewPage)}
    filters={ALL_REVIEWS}
    onFilter={() => undefined}
    likeOf={({ like_count }) => ({ isLiked: false, count: like_count })}
    hrefs={{ ...catalogHrefs, review: (id) => `#review-${id}` }}
    following={followingOf()}
    related={productsOf(12)}
    {...others}
  />
);

/** The page of a product without coupons. */
const pageOf = (product: ProductDetailsProps["product"], others?: Partial<ProductDetailsProps>) => ({
  request: { state: "ready" as const, product },
  details: detailsOf(product, others),
});

const bareDetail = {
  ...plainDetail,
  description: "",
  maker: null,
  specifications: [],
  rating: 0,
  rating_count: 0,
  rating_summary: noReviews.rating_summary,
  media: plainDetail.media.map((item) => ({ ...item, url: "", thumbnail_url: "" })),
};

const meta = {
  component: ProductScreen,
  subcomponents: { ProductDetails },
  args: {
    request: { state: "ready", product: shirtDetail, coupons: someCoupons },
    details: detailsOf(shirtDetail),
    hrefs: catalogHrefs,
    cartHref: "#cart",
    savedCouponIds: [],
    onAddToCart: takesAll(),
    onBuyNow: accepted(),
    onSaveCoupon: fn(),
    onShare: fn(() => Promise.resolve("copied" as const)),
    onDealEnd: fn(),
    destination: { picker: { provinceId: null, load: async () => provinces, onChoose: fn() } },
  },
  decorators: [withToasts],
} satisfies Meta<typeof ProductScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: "desktop" } };

/** Nothing chosen: the lowest price and the options. */
export const Default: Story = { tags: ["visual"] };

/** Loading: skeletons. */
export const Loading: Story = {
  args: { request: { state: "loading" } },
};

/** Loading after a click in a list: name, picture and price show immediately. */
export const LoadingKnown: Story = {
  args: { request: { state: "loading" }, known: shirt },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: served(shirt.name) })).toBeVisible();
    await expect(canvas.getByText("389.000 đ")).toBeVisible();
    await expect(canvas.getByRole("status", named("product:loading"))).toBeVisible();
  },
};

/** The longest texts, at 320 px. */
export const LongText: Story = {
  args: {
    request: {
      state: "ready",
      product: longDetail,
      coupons: someCoupons,
    },
    details: detailsOf(longDetail, {
      reviews: shownReviews({ ...reviewPage, items: [longReview] }),
      related: productsOf(2),
    }),
    destination: {
      label: "Số 1234/56/78 đường Nguyễn Thị Minh Khai nối dài, Phường Linh Chiểu, Thành phố Thủ Đức",
      picker: { provinceId: 79, load: async () => provinces, onChoose: fn() },
    },
  },
  globals: { viewport: { value: "small" } },
};

/** Sold out: all options and the cart button are disabled. */
export const SoldOut: Story = {
  args: pageOf(soldOutDetail),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", named("product:buy.sold_out"))).toBeDisabled();
    const offer = within(canvas.getByRole("region", named("product:buy.label")));
    for (const radio of offer.getAllByRole("radio")) await expect(radio).toBeDisabled();
  },
};

/** No picture, reviews, coupons, related products or description. */
export const NoPicture: Story = {
  args: pageOf(bareDetail, { reviews: shownReviews(noReviews), related: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(textOf("product:reviews.empty.title"))[0]).toBeVisible();
    await expect(canvas.queryByText(textOf("product:related"))).toBeNull();
  },
};

/** Two dozen colors in a dozen sizes. */
export const ManyVariants: Story = {
  args: pageOf(manyVariantsDetail),
};

/** Failed to load, with a retry. */
export const Failed: Story = { args: { request: { state: "failed", onRetry: fn() } } };

/** Two columns; the gallery is sticky. Clicking before choosing says what is missing. */
export const Desktop: Story = { globals: desktop };

/** On a desktop at 400 % zoom, a picture fits the screen. */
export const Zoomed: Story = {
  globals: { viewport: { value: "zoomed" } },
  play: async ({ canvas }) => {
    const [stage] = canvas.getAllByRole("list", { name: textOf("product:gallery.label") });
    await expect(stage?.offsetHeight).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** Shares the link, or copies it if the device has no share sheet. */
export const Shared: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("catalog:share.action")));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await expect(await canvas.findByText(textOf("catalog:share.copied"))).toBeVisible();
  },
};

/** Choosing changes price and stock. Adds the variant to the cart; a toast links to it. */
export const ChoosesAndAddsToCart: Story = {
  globals: { viewport: { value: "phone" } },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: served(shirtDetail.name) })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: including("Vàng nghệ") }));
    await userEvent.click(canvas.getByRole("radio", { name: /^M/ }));
    await expect(canvas.getByText(textOf("product:stock.few", { count: 5 }))).toBeVisible();
    await expect(canvas.getAllByText("429.000 đ")[0]).toBeVisible();
    await userEvent.click(canvas.getByRole("button", named("product:quantity.increase")));
    await userEvent.click(canvas.getByRole("button", named("product:buy.cart")));
    await expect(args.onAddToCart).toHaveBeenCalledWith({ variantId: 10, quantity: 2 });
    await expect(await canvas.findByText(textOf("product:buy.added", { count: 2 }))).toBeVisible();
    await expect(canvas.getByRole("link", named("product:buy.see_cart"))).toHaveAttribute("href", "#cart");
  },
};

function SavingCoupons(props: ProductScreenProps) {
  const [savedCouponIds, setSaved] = useState<number[]>([]);
  return (
    <ProductScreen {...props} savedCouponIds={savedCouponIds} onSaveCoupon={({ id }) => setSaved([id])} />
  );
}

/** Choosing a variant scrolls the gallery to its picture. Changing the quantity or saving a coupon does not. */
export const OnlyAChoiceMovesTheGallery: Story = {
  args: { wanted: { variantId: 10, quantity: 1 } },
  tags: ["!dev", "!autodocs"],
  render: (args) => <SavingCoupons {...args} />,
  play: async ({ canvas, userEvent }) => {
    const [stage] = canvas.getAllByRole("list", named("product:gallery.label"));
    const moves = spyOn(stage ?? document.body, "scrollTo");
    await userEvent.click(canvas.getByRole("button", named("product:quantity.increase")));
    await expect(canvas.getByRole("textbox", named("product:quantity.label"))).toHaveValue("2");
    await userEvent.click(canvas.getByRole("button", nameIncluding("product:coupons")));
    const save = textOf("catalog:coupon.save_named", { code: fixedCoupon.code });
    await userEvent.click(canvas.getByRole("button", { name: save }));
    await expect(await canvas.findByText(textOf("catalog:coupon.saved"))).toBeVisible();
    await expect(moves).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("radio", { name: including("Xanh biển") }));
    await expect(moves).toHaveBeenCalled();
  },
};

/** On a desktop, too, the toast alone says what was added: the buttons stay where they were pressed. */
export const DesktopAdded: Story = {
  args: pageOf(plainDetail),
  globals: desktop,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", named("product:buy.cart"));
    const { top } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(await canvas.findByText(textOf("product:buy.added", { count: 1 }))).toBeVisible();
    await expect(button.getBoundingClientRect().top).toBe(top);
  },
};

/** Clicked before choosing, on a phone: a bottom sheet opens, and choosing completes the clicked action. */
export const ChoosesInTheSheet: Story = {
  globals: { viewport: { value: "phone" } },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("product:buy.now")));
    const sheet = within(await canvas.findByRole("dialog", named("product:choice.sheet")));
    await expect(
      sheet.getByText(textOf("product:choice.missing_two", { first: "màu sắc", second: "kích cỡ" })),
    ).toBeVisible();
    const buy = sheet.getByRole("button", named("product:buy.now"));
    await expect(buy).toBeDisabled();
    await userEvent.click(sheet.getByRole("radio", { name: including("Trắng ngà") }));
    await userEvent.click(sheet.getByRole("radio", { name: /^L/ }));
    const soldOut = textOf("product:choice.sold_out", { options: "Trắng ngà, L" });
    await expect(sheet.getByText(including(soldOut))).toHaveTextContent("Xanh biển");
    await expect(buy).toBeDisabled();
    await expect(args.onBuyNow).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole("radio", { name: /^M/ }));
    await userEvent.click(buy);
    await waitFor(() => expect(args.onBuyNow).toHaveBeenCalledWith({ variantId: 6, quantity: 1 }));
    await waitFor(() => expect(canvas.queryByRole("dialog", named("product:choice.sheet"))).toBeNull());
  },
};

/** A refusal, then no response: a message beside the buttons until the quantity changes, and the choice is kept. */
export const Refused: Story = {
  args: {
    ...pageOf(plainDetail),
    onAddToCart: fn<Adds>(() =>
      Promise.resolve({
        kind: "refused",
        answer: { code: 422, message: "Giỏ hàng chứa tối đa 100 sản phẩm" },
      }),
    ),
    onBuyNow: lostThenAccepted(),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", named("product:quantity.increase")));
    await userEvent.click(canvas.getByRole("button", named("product:buy.cart")));
    await expect(await canvas.findByText(/Giỏ hàng chứa tối đa 100 sản phẩm/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", named("product:buy.now")));
    await expect(await canvas.findByText(including(textOf("errors:network.offline")))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", named("product:quantity.increase")));
    await expect(canvas.getByRole("textbox", named("product:quantity.label"))).toHaveValue("3");
    await expect(canvas.queryByText(including(textOf("errors:network.offline")))).toBeNull();
  },
};

/** A deal on one variant: it is preselected and its options are marked. Other variants show their own price and no countdown. */
export const DealOfOneVariant: Story = {
  args: pageOf(variantDealDetail),
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("radio", { name: including("Trắng ngà") })).toBeChecked();
    await expect(canvas.getByRole("timer")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: including("Xanh biển") }));
    await expect(canvas.queryByRole("timer")).toBeNull();
  },
};
