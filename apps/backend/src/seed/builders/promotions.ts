import type {
  banners,
  coupons,
  flashDealItems,
  flashDeals,
  topSearches,
} from "../../database/schema/index.ts";
import { coupons as couponContent } from "../content/coupons.ts";
import { banners as bannerContent, dealSlots, topSearches as searchContent } from "../content/promotions.ts";
import { both } from "../content/types.ts";
import type { Catalogue } from "./catalogue.ts";
import { rootId } from "./categories.ts";
import { days } from "./moments.ts";
import { bannerPicture, emblem, hueAt, pictureUrlOf, type Picture } from "./pictures.ts";
import { shopPrice } from "./prices.ts";
import type { Product } from "./product.ts";
import { randomFor } from "./random.ts";
import { tenantId } from "./shops.ts";

type CouponRow = typeof coupons.$inferInsert & { id: number };
type BannerRow = typeof banners.$inferInsert;
type DealItemRow = typeof flashDealItems.$inferInsert;

const PRODUCTS_PER_DEAL = 14;
/** Of every so many offers of a deal one is limited, to so many pieces a customer. */
const LIMITED_EVERY = 5;
const LIMIT = 2;

/** Coupons whose windows count from `today`. `saved` are the ids that the demo customer keeps. */
export function buildCoupons(
  catalogue: Catalogue,
  today: Date,
): { rows: CouponRow[]; saved: number[]; pictures: Picture[] } {
  const pictures: Picture[] = [];
  const rows = couponContent.map((coupon, index): CouponRow => {
    const picture = emblem("coupon", coupon.object, hueAt(index));
    pictures.push(picture);
    const tenant =
      coupon.shop &&
      catalogue.tenants.rows.find(({ id }) => id === tenantId(...(coupon.shop ?? ["women", 0])));
    const [name_vi, name_en] = both(coupon.name);
    const starts = new Date(today.getTime() + days(coupon.days[0]));
    return {
      id: index + 1,
      code: coupon.code,
      name_vi,
      name_en,
      description_vi: coupon.about[0],
      description_en: coupon.about[1],
      image_url: pictureUrlOf(picture),
      scope: coupon.scope,
      value_type: coupon.type,
      value: coupon.value,
      max_discount: coupon.cap ?? null,
      min_order_value: coupon.least,
      mall_id: coupon.mall ?? tenant?.mall_id ?? null,
      tenant_id: tenant?.id ?? null,
      category_id: rootId(coupon.root),
      starts_at: starts,
      ends_at: new Date(today.getTime() + days(coupon.days[1] + 1)),
      quantity: coupon.quantity,
      used: coupon.used,
      created_at: starts,
    };
  });
  const saved = couponContent.flatMap((coupon, index) => (coupon.saved ? [index + 1] : []));
  return { rows, saved, pictures };
}

/** The slots of the day, and what each offers out of `candidates`. */
export function buildFlashDeals(
  { seed }: Catalogue,
  candidates: readonly Product[],
): { deals: (typeof flashDeals.$inferInsert)[]; items: DealItemRow[] } {
  const deals = dealSlots.map(({ name, from, until }, index) => {
    const [name_vi, name_en] = both(name);
    return { id: index + 1, name_vi, name_en, starts_minute: from, ends_minute: until };
  });
  const worthy = candidates.filter(
    ({ product }) => product.stock >= 12 && product.price_after_discount >= 40_000,
  );
  const chosen = randomFor(seed, "deals").sample(worthy, deals.length * PRODUCTS_PER_DEAL);
  const items = chosen.flatMap((product, index): DealItemRow[] => {
    const random = randomFor(seed, "deal", product.product.id);
    const variant = product.variants.toSorted((a, b) => b.stock - a.stock)[0];
    if (!variant || variant.stock < 4) return [];
    const price = shopPrice(variant.price_after_discount * (0.55 + random.next() * 0.25));
    const stock = Math.min(variant.stock, random.whole(8, 60));
    const position = Math.floor(index / deals.length) + 1;
    return [
      {
        id: index + 1,
        flash_deal_id: (index % deals.length) + 1,
        product_id: product.product.id,
        variant_id: variant.id,
        price: Math.min(price, variant.price_after_discount - 1000),
        stock,
        sold_at_start: Math.floor(stock * random.next() * 0.7),
        position,
        per_customer: position % LIMITED_EVERY === 3 ? LIMIT : null,
      },
    ];
  });
  return { deals, items };
}

/** Home banners with their pictures. */
export function buildBanners({ categories }: Catalogue): { rows: BannerRow[]; pictures: Picture[] } {
  const pictures: Picture[] = [];
  const rows = bannerContent.map((banner, index): BannerRow => {
    const picture = bannerPicture(`banner-${index + 1}`, banner.objects, banner.hue);
    pictures.push(picture);
    const [title_vi, title_en] = both(banner.title);
    const [subtitle_vi, subtitle_en] = both(banner.subtitle);
    const [alt_vi, alt_en] = both(banner.alt);
    const category = banner.leaf
      ? categories.leaves.get(banner.leaf)?.id
      : banner.root && rootId(banner.root);
    return {
      id: index + 1,
      title_vi,
      title_en,
      subtitle_vi,
      subtitle_en,
      alt_vi,
      alt_en,
      image_url: pictureUrlOf(picture),
      href: banner.path ?? `/products?category_id=${String(category)}`,
      background: softColor(banner.hue),
      mall_id: banner.mall ?? null,
      position: index + 1,
    };
  });
  return { rows, pictures };
}

export function buildTopSearches(): (typeof topSearches.$inferInsert)[] {
  return searchContent.map(([keyword, count], index) => {
    const [keyword_vi, keyword_en] = both(keyword);
    return { id: index + 1, keyword_vi, keyword_en, count };
  });
}

/** The middle of a soft backdrop as a hex color: HSL of the hue at 58 % and 93 %. */
function softColor(hue: number): string {
  const channel = (offset: number) => {
    const position = (offset + hue / 30) % 12;
    const value = 0.93 - 0.58 * 0.07 * Math.max(-1, Math.min(position - 3, 9 - position, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
