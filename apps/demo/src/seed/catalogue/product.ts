import { VIDEO_QUALITIES } from "@sen/domain";
import { filmUrl } from "../../pictures/films.ts";
import type { GivenRows } from "@sen/backend/modules/catalogue-import/index";
import { buyingNotes, closings, countries, leafNotes, specLabels, weights, type Both } from "../data.ts";
import { kindOf, type Catalogue, type Kind, type Shop } from "./catalogue.ts";
import { EPOCH, hours, momentOf } from "./moments.ts";
import { kindIdOf, nameProduct, type Naming } from "./naming.ts";
import { galleryPictures, heroPicture, pictureUrlOf, PICTURE_STYLES, type Picture } from "./pictures.ts";
import { randomFor, type Random } from "./random.ts";
import { buildReviews, soldOf, type Rated } from "./reviews.ts";
import { fill, fillPair, fillSentences } from "./texts.ts";
import { buildChoices, type Variant } from "./variants.ts";

/** A product with its rows in all files. */
export interface Product {
  id: number;
  shop: Shop;
  name: Both;
  image: string;
  /** Price of its cheapest variant, in dong. */
  price: number;
  /** Total stock of all variants. */
  stock: number;
  sold: number;
  rated: Rated;
  row: GivenRows[string][number];
  media: { product_code: number; position: number; image: string; alt_vi: string; alt_en: string }[];
  variants: Variant[];
  pictures: Picture[];
  /** Its video, if it has one. */
  film: ReturnType<typeof filmOf> | null;
}

/** Generates the product with this number, counted from 0; its id is one higher. Depends only on the seed and the number. */
export function buildProduct(catalogue: Catalogue, index: number): Product {
  const id = index + 1;
  const { kind, round } = kindOf(catalogue, index);
  const { archetype } = kind;
  const random = randomFor(catalogue.seed, "product", index);
  const naming = nameProduct(catalogue.seed, kind, round);
  const shop = random.pick(kind.shops);
  const style = random.whole(0, PICTURE_STYLES - 1);
  const { paint, options, variants, pictures: colors } = buildChoices(id, archetype, naming, random);
  const views = [heroPicture(naming.emoji, style, paint), ...galleryPictures(naming.emoji, style, paint)];
  const film = round === 0 && archetype.key === "pan" ? filmOf(id, views.length, naming) : null;
  const sold = soldOf(random);
  const rated = buildReviews(id, kind, sold, variants, random);
  const [name_vi, name_en] = naming.name;
  return {
    id,
    shop,
    name: naming.name,
    image: views[0] ? pictureUrlOf(views[0]) : "",
    price: Math.min(...variants.map(({ price_after_discount }) => price_after_discount)),
    stock: variants.reduce((sum, { stock }) => sum + stock, 0),
    sold,
    rated,
    row: {
      product_code: id,
      shop_code: shop.code,
      category_code: kind.category,
      maker_code: naming.maker.code,
      kind_id: kindIdOf(archetype, naming.parts),
      name_vi,
      name_en,
      ...textsOf(kind, naming, shop, random),
      ...options,
      delivery_types: deliveryTypes(kind, shop),
      shipping_discount: random.chance(0.35),
      weight_gram: weights[archetype.leaf] ?? 500,
      ready_in_hours: kind.root === "food" ? 2 : random.pick([4, 12, 24, 24, 48]),
      sold_count: sold,
      rating: rated.rating,
      rating_count: rated.reviews.length,
      rating_histogram: `{${rated.histogram.join(",")}}`,
      created_at: momentOf(new Date(EPOCH.getTime() - hours(random.whole(2, 24 * 400)))),
    },
    media: views.map((picture, position) => mediaRow(id, position, picture, naming)),
    variants,
    pictures: [...views, ...colors, ...(film ? [film.poster] : [])],
    film,
  };
}

function textsOf({ archetype, root }: Kind, naming: Naming, shop: Shop, random: Random) {
  const names: Record<string, Both> = {
    shop: [shop.name, shop.name],
    mall: [shop.mall, shop.mall],
  };
  const paragraphs = [
    fillSentences(archetype.about, naming.parts),
    ...(leafNotes[archetype.leaf] ?? []),
    ...random.sample(
      buyingNotes[archetype.leaf] ?? buyingNotes[root] ?? [],
      leafNotes[archetype.leaf] ? 1 : 2,
    ),
    fill(random.pick(closings), names),
  ];
  const { country } = naming.maker;
  const specs = [
    specLine("brandOrigin", [country, countries[country] ?? country]),
    ...Object.entries(archetype.specs).map(([key, value]) => specLine(key, fillPair(value, naming.parts))),
  ];
  return {
    description_vi: paragraphs.map(([vi]) => vi).join("\n\n"),
    description_en: paragraphs.map(([, en]) => en).join("\n\n"),
    specs: specs.join("\n"),
  };
}

function specLine(key: string, [vi, en]: Both): string {
  const label = specLabels[key];
  if (label === undefined) throw new RangeError(`No label ${key}.`);
  return `${label}: ${vi} | ${en}`;
}

function mediaRow(product_code: number, position: number, picture: Picture, { name: [vi, en] }: Naming) {
  const [viewVi, viewEn] = position === 0 ? ["", ""] : [`, ảnh ${position + 1}`, `, picture ${position + 1}`];
  return { product_code, position, image: pictureUrlOf(picture), alt_vi: vi + viewVi, alt_en: en + viewEn };
}

/** The video of a pan, which shows the object on its first backdrop. */
function filmOf(product_id: number, position: number, { emoji, name: [vi, en] }: Naming) {
  const poster = heroPicture(emoji, 0);
  const { hd, sd } = VIDEO_QUALITIES;
  return {
    poster,
    row: {
      product_id,
      position,
      kind: "video" as const,
      url: pictureUrlOf(poster),
      alt_vi: `${vi}, video`,
      alt_en: `${en}, video`,
      sources: [
        { quality: "HD" as const, height: hd, url: filmUrl(hd) },
        { quality: "SD" as const, height: sd, url: filmUrl(sd) },
      ],
    },
  };
}

/** Furniture cannot be delivered by motorbike, some shops deliver themselves, and everything can be picked up at the mall. */
const deliveryTypes = ({ archetype }: Kind, { deliversItself }: Shop): string[] => [
  "normal",
  ...((weights[archetype.leaf] ?? 500) < 5000 ? ["express"] : []),
  ...(deliversItself ? ["shop"] : []),
  "go_to_mall",
];
