import type { ProductDetail } from "@sen/api";
import type { ProductSpec } from "../../../../database/schema/index.ts";
import { ok } from "../../../../http/envelope.ts";
import { notFound } from "../../../../errors/errors.ts";
import { inLanguage } from "../../../../texts/in-language.ts";
import type { Locale } from "../../../../texts/messages.ts";
import type { Operation } from "../../../../http/operation.ts";
import { cardOf } from "../../cards.ts";
import { varianceGroupsOf, variantsOf } from "../../choices.ts";
import { MEDIA_LIMIT, readProduct, type ProductRow } from "../../product.ts";
import { tenantOf } from "../../shop-presenter.ts";

/** One product with everything its page shows. Throws 404 if it is no longer on sale. */
export const getProduct: Operation<"getProduct"> = async ({ db, params, locale, clock }) => {
  const now = clock.now();
  const row = await readProduct(db, params.id, { locale, now });
  if (!row) throw notFound();
  return ok(detailOf(row, locale, now));
};

function detailOf(row: ProductRow, locale: Locale, now: Date): ProductDetail {
  const { card, product, details } = row;
  return {
    ...cardOf(card),
    description: inLanguage(details, "description", locale),
    media: mediaOf(row, locale),
    variance_groups: varianceGroupsOf(row, locale),
    variants: variantsOf(row),
    size_guide: sizeGuideOf(row, locale),
    specifications: specificationsOf(details.specs, locale),
    maker: row.maker,
    categories: row.categories.map((category) => ({
      id: category.id,
      name: inLanguage(category, "name", locale),
    })),
    tenant_card: tenantOf({ tenant: row.tenant, mall_name: card.tenant.mall_name }, locale),
    rating_summary: {
      average: product.rating,
      count: product.rating_count,
      histogram: details.rating_histogram,
    },
    delivery: {
      types: product.delivery_types,
      weight_gram: product.weight_gram,
      province_id: row.tenant.province_id,
      ready_in_hours: product.ready_in_hours,
    },
    now: now.toISOString(),
    updated_at: product.updated_at.toISOString(),
  };
}

/** The gallery: the product's own pictures and videos, then those of its options that are not among them. */
function mediaOf(row: ProductRow, locale: Locale): ProductDetail["media"] {
  const own = row.media.map(({ position, kind, url, sources, ...media }) => ({
    id: position + 1,
    type: kind,
    url,
    thumbnail_url: url,
    alt: inLanguage(media, "alt", locale),
    sources,
  }));
  const { name } = row.card;
  const known = new Set(own.map(({ url }) => url));
  const first = Math.max(0, ...own.map(({ id }) => id)) + 1;
  const ofOptions = varianceGroupsOf(row, locale)
    .flatMap(({ options }) => options)
    .flatMap(({ image_url: url, name: option }) => {
      if (!url || known.has(url)) return [];
      known.add(url);
      return [{ url, alt: `${name}, ${option}` }];
    })
    .map(({ url, alt }, index) => ({
      id: first + index,
      type: "image" as const,
      url,
      thumbnail_url: url,
      alt,
      sources: [],
    }));
  return [...own, ...ofOptions].slice(0, MEDIA_LIMIT);
}

const specificationsOf = (specs: readonly ProductSpec[], locale: Locale): ProductDetail["specifications"] =>
  specs.map((spec) => ({ name: inLanguage(spec, "name", locale), value: inLanguage(spec, "value", locale) }));

/** The size guide; null if the guide covers none of the product's options. */
function sizeGuideOf(
  { groups, sizes }: Pick<ProductRow, "groups" | "sizes">,
  locale: Locale,
): ProductDetail["size_guide"] {
  const measured = new Set(sizes.map(({ size_vi }) => size_vi));
  const group = groups.find(({ values }) => values.some(({ name_vi }) => measured.has(name_vi)));
  if (!group) return null;
  return {
    group_id: group.id,
    sizes: sizes.map((size) => ({
      name: inLanguage(size, "size", locale),
      measures: specificationsOf(size.measures, locale),
    })),
  };
}
