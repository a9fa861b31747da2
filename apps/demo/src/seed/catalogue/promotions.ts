import { banners, both, coupons, dealSlots, malls } from "../data.ts";
import { leafPlaces, momentOf, rootId, shopId, type Pictured } from "./frame.ts";
import { days } from "./moments.ts";
import { bannerPicture, emblem, hueAt, pictureUrlOf, type Picture } from "./pictures.ts";
import { shopPrice } from "./prices.ts";
import type { Product } from "./product.ts";
import { randomFor } from "./random.ts";

const PRODUCTS_PER_DEAL = 14;
/** Of every so many offers of a deal one is limited, to so many pieces a customer. */
const LIMITED_EVERY = 5;
const LIMIT = 2;

/** Coupons whose windows count from `today`. */
export function buildCoupons(today: Date) {
  const pictures: Picture[] = [];
  const rows = coupons.map((coupon, index) => {
    const picture = emblem("coupon", coupon.object, hueAt(index));
    pictures.push(picture);
    const [name_vi, name_en] = both(coupon.name);
    const [from, until] = coupon.days;
    return {
      code: coupon.code,
      name_vi,
      name_en,
      description_vi: coupon.about[0],
      description_en: coupon.about[1],
      image: pictureUrlOf(picture),
      scope: coupon.scope,
      value_type: coupon.type,
      value: coupon.value,
      max_discount: coupon.cap ?? null,
      min_order_value: coupon.least,
      mall_code: coupon.mall ?? (coupon.shop && malls[coupon.shop[1] % malls.length]?.id),
      shop_code: coupon.shop ? shopId(...coupon.shop) : null,
      category_code: rootId(coupon.root),
      starts_at: momentOf(new Date(today.getTime() + days(from))),
      ends_at: momentOf(new Date(today.getTime() + days(until + 1))),
      quantity: coupon.quantity,
      for_newcomers: coupon.newcomers ?? false,
      used: coupon.used,
    };
  });
  return { rows, pictures };
}

/** Codes of the coupons that the demo customer keeps. */
export const savedCoupons = coupons.flatMap(({ saved, code }) => (saved ? [code] : []));

/** The slots of the day, and what each offers out of `candidates`. */
export function buildFlashDeals(seed: string, candidates: readonly Product[]) {
  const deals = dealSlots.map(({ name, from, until }, index) => {
    const [name_vi, name_en] = both(name);
    return { deal_code: index + 1, name_vi, name_en, starts: timeOf(from), ends: timeOf(until) };
  });
  const worthy = candidates.filter(({ stock, price }) => stock >= 12 && price >= 40_000);
  const chosen = randomFor(seed, "deals").sample(worthy, deals.length * PRODUCTS_PER_DEAL);
  const items = chosen.flatMap((product, index) => {
    const random = randomFor(seed, "deal", product.id);
    const variant = product.variants.toSorted((a, b) => b.stock - a.stock)[0];
    if (!variant || variant.stock < 4) return [];
    const price = shopPrice(variant.price_after_discount * (0.55 + random.next() * 0.25));
    const stock = Math.min(variant.stock, random.whole(8, 60));
    const position = Math.floor(index / deals.length) + 1;
    return [
      {
        deal_code: (index % deals.length) + 1,
        sku: variant.sku,
        price: Math.min(price, variant.price_after_discount - 1000),
        stock,
        per_customer: position % LIMITED_EVERY === 3 ? LIMIT : null,
        position,
        sold_at_start: Math.floor(stock * random.next() * 0.7),
      },
    ];
  });
  return { deals, items };
}

const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** Home banners with their pictures. */
export function buildBanners(): Pictured {
  const pictures: Picture[] = [];
  const rows = banners.map((banner, index) => {
    const picture = bannerPicture(`banner-${index + 1}`, banner.objects, banner.hue);
    pictures.push(picture);
    const [title_vi, title_en] = both(banner.title);
    const [subtitle_vi, subtitle_en] = both(banner.subtitle);
    const [alt_vi, alt_en] = both(banner.alt);
    const category = banner.leaf ? leafPlaces.get(banner.leaf)?.id : banner.root && rootId(banner.root);
    return {
      banner_code: index + 1,
      title_vi,
      title_en,
      subtitle_vi,
      subtitle_en,
      image: pictureUrlOf(picture),
      alt_vi,
      alt_en,
      href: banner.path ?? `/products?category_id=${String(category)}`,
      background: softColor(banner.hue),
      mall_code: banner.mall ?? null,
      position: index + 1,
    };
  });
  return { rows, pictures };
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
