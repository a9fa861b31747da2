import { discountPercent, VIDEO_QUALITIES } from "@sen/domain";
import type { productDetails, productMedia, products } from "../../database/schema/index.ts";
import { filmUrl, type Filmed } from "../../pictures/films.ts";
import { specLabels, type SpecKey } from "../content/spec-labels.ts";
import { buyingNotes, closings, leafNotes } from "../content/stories.ts";
import { both, type Both } from "../content/types.ts";
import { weights } from "../content/weights.ts";
import { kindOf, type Catalogue, type Kind } from "./catalogue.ts";
import { kindIdOf } from "./kinds.ts";
import { EPOCH, hours } from "./moments.ts";
import { nameProduct, type Naming } from "./naming.ts";
import { galleryPictures, heroPicture, pictureUrlOf, PICTURE_STYLES, type Picture } from "./pictures.ts";
import { randomFor, type Random } from "./random.ts";
import { buildReviews, type ReviewRow } from "./reviews.ts";
import type { TenantRow } from "./shops.ts";
import { fill, fillPair, fillSentences } from "./texts.ts";
import { buildChoices, type Choices } from "./variants.ts";

type ProductRow = typeof products.$inferInsert & { id: number };
type DetailsRow = typeof productDetails.$inferInsert;
type MediaRow = typeof productMedia.$inferInsert;

/** A product with everything that belongs to it. */
export interface Product extends Omit<Choices, "paint"> {
  product: ProductRow;
  details: DetailsRow;
  media: MediaRow[];
  reviews: ReviewRow[];
}

/** The product with this number, counted from 0; its id is one more. Nothing but the seed and the number decides it. */
export function buildProduct(catalogue: Catalogue, index: number): Product {
  const id = index + 1;
  const { kind, round } = kindOf(catalogue, index);
  const random = randomFor(catalogue.seed, "product", index);
  const naming = nameProduct(catalogue.seed, kind, round);
  const tenant = random.pick(kind.tenants);
  const style = random.whole(0, PICTURE_STYLES - 1);
  const { paint, ...choices } = buildChoices(id, kind.archetype, naming, random);
  const pictures = [heroPicture(naming.emoji, style, paint), ...galleryPictures(naming.emoji, style, paint)];
  const film = round === 0 ? filmOf(kind.archetype.key, naming.emoji) : null;
  const cheapest = choices.variants.reduce((low, variant) =>
    variant.price_after_discount < low.price_after_discount ? variant : low,
  );
  const sold = Math.floor(Math.exp(random.next() * 9.6));
  const rated = buildReviews(id, kind.place, sold, choices, random);
  const { price_after_discount, original_price_after_tax } = cheapest;
  const created = new Date(EPOCH.getTime() - hours(random.whole(2, 24 * 400)));
  return {
    ...choices,
    pictures: [...pictures, ...choices.pictures, ...(film ? [film.poster] : [])],
    reviews: rated.reviews,
    media: [
      ...pictures.map((picture, position) => mediaRow(id, position, picture, naming)),
      ...(film ? [filmRow(id, pictures.length, film, naming)] : []),
    ],
    details: {
      ...textsOf(catalogue, kind, naming, tenant, random),
      product_id: id,
      rating_histogram: rated.histogram,
    },
    product: {
      id,
      tenant_id: tenant.id,
      mall_id: tenant.mall_id,
      category_id: kind.place.id,
      category_path: [kind.place.rootId, kind.place.id],
      kind_id: kindIdOf(kind.archetype, naming.parts),
      maker_id: naming.maker.id,
      name_vi: naming.name[0],
      name_en: naming.name[1],
      search_text: [...naming.name, naming.maker.brand.name, ...kind.place.name, ...kind.place.rootName].join(
        " ",
      ),
      image_url: pictures[0] ? pictureUrlOf(pictures[0]) : "",
      price_after_discount,
      original_price_after_tax,
      discount_percent: discountPercent(original_price_after_tax, price_after_discount),
      stock: choices.variants.reduce((sum, { stock }) => sum + stock, 0),
      sold_count: sold,
      rating: rated.rating,
      rating_count: rated.reviews.length,
      delivery_types: deliveryTypes(kind, tenant),
      shipping_discount: random.chance(0.35),
      weight_gram: weights[kind.archetype.leaf] ?? 500,
      ready_in_hours: kind.place.root === "food" ? 2 : random.pick([4, 12, 24, 24, 48]),
      created_at: created,
      updated_at: created,
    },
  };
}

function textsOf(
  { malls }: Catalogue,
  { archetype, place }: Kind,
  naming: Naming,
  tenant: TenantRow,
  random: Random,
) {
  const mall = malls.rows.find(({ id }) => id === tenant.mall_id);
  const shop: Record<string, Both> = {
    shop: [tenant.name, tenant.name],
    mall: [mall?.name ?? "Sen", mall?.name ?? "Sen"],
  };
  const paragraphs = [
    fillSentences(archetype.about, naming.parts),
    ...(leafNotes[archetype.leaf] ?? []),
    ...random.sample(buyingNotes[place.root], leafNotes[archetype.leaf] ? 1 : 2),
    fill(random.pick(closings), shop),
  ];
  const lines = Object.entries(archetype.specs).map(([key, value]) =>
    spec(key as SpecKey, fillPair(value, naming.parts)),
  );
  const { country } = naming.maker.brand;
  return {
    description_vi: paragraphs.map(([vi]) => vi.normalize("NFC")).join("\n\n"),
    description_en: paragraphs.map(([, en]) => en.normalize("NFC")).join("\n\n"),
    specs: [spec("brandOrigin", [country, countries[country] ?? country]), ...lines],
  };
}

const countries: Readonly<Record<string, string>> = {
  "Việt Nam": "Vietnam",
  Ý: "Italy",
  "Hàn Quốc": "Korea",
  "Nhật Bản": "Japan",
  "Thụy Điển": "Sweden",
  Đức: "Germany",
  "Đài Loan": "Taiwan",
  "Đan Mạch": "Denmark",
  "Thụy Sĩ": "Switzerland",
};

function spec(key: SpecKey, [value_vi, value_en]: Both) {
  const [name_vi, name_en] = both(specLabels[key]);
  return { name_vi, name_en, value_vi, value_en };
}

function mediaRow(
  product_id: number,
  position: number,
  picture: Picture,
  { name: [vi, en] }: Naming,
): MediaRow {
  const [viewVi, viewEn] = position === 0 ? ["", ""] : [`, ảnh ${position + 1}`, `, picture ${position + 1}`];
  return {
    product_id,
    position,
    kind: "image",
    url: pictureUrlOf(picture),
    alt_vi: vi + viewVi,
    alt_en: en + viewEn,
    sources: [],
  };
}

interface FilmedProduct {
  name: Filmed;
  poster: Picture;
}

/** The film of a kind of product, where there is one: it shows the object on its first backdrop. */
function filmOf(key: string, emoji: string): FilmedProduct | null {
  return key === "pan" ? { name: key, poster: heroPicture(emoji, 0) } : null;
}

function filmRow(
  product_id: number,
  position: number,
  { name, poster }: FilmedProduct,
  { name: [vi, en] }: Naming,
): MediaRow {
  const { hd, sd } = VIDEO_QUALITIES;
  return {
    product_id,
    position,
    kind: "video",
    url: pictureUrlOf(poster),
    alt_vi: `${vi}, video`,
    alt_en: `${en}, video`,
    sources: [
      { quality: "HD", height: hd, url: filmUrl(name, hd) },
      { quality: "SD", height: sd, url: filmUrl(name, sd) },
    ],
  };
}

/** Furniture does not go by motorbike; some shops bring goods themselves; everything can be fetched at the mall. */
function deliveryTypes({ archetype }: Kind, tenant: TenantRow): ProductRow["delivery_types"] {
  const light = (weights[archetype.leaf] ?? 500) < 5000;
  return [
    "normal",
    ...(light ? (["express"] as const) : []),
    ...(tenant.delivers_itself ? (["shop"] as const) : []),
    "go_to_mall",
  ];
}
