import type { GivenRows } from "@sen/backend/modules/catalogue-import/index";
import {
  both,
  brands,
  categoryTerms,
  categoryTree,
  malls,
  shopManners,
  shops,
  stations,
  topSearches,
  type Both,
  type Brand,
} from "../data.ts";
import { EPOCH, hours } from "./moments.ts";
import { cover, emblem, hueAt, pictureUrlOf, type Picture } from "./pictures.ts";
import { randomFor } from "./random.ts";
import { capitalised } from "./texts.ts";

type Row = GivenRows[string][number];

/** Rows of a kind with the pictures that they show. */
export interface Pictured<Kind extends Row = Row> {
  rows: Kind[];
  pictures: Picture[];
}

/** Where a leaf stands in the tree. */
export interface LeafPlace {
  id: number;
  root: string;
  leaf: string;
  name: Both;
  rootName: Both;
}

export const rootKeys = Object.keys(categoryTree);

/** Id of a root category: 1 to 10, in their order on screen. */
export const rootId = (root: string): number => rootKeys.indexOf(root) + 1;

/** Leaves of root 3 have the ids 301, 302 and so on. */
export const leafPlaces: ReadonlyMap<string, LeafPlace> = new Map(
  Object.entries(categoryTree).flatMap(([root, { name, leaves }]) =>
    Object.entries(leaves).map(([leaf, [leafName]], order) => [
      leaf,
      { id: rootId(root) * 100 + order + 1, root, leaf, name: both(leafName), rootName: both(name) },
    ]),
  ),
);

/** The category tree, roots first. */
export function buildCategories(): Pictured {
  const pictures: Picture[] = [];
  const row = (id: number, key: string, [pair, object]: readonly [string, string], position: number) => {
    const parent = id < 100 ? null : Math.floor(id / 100);
    const [name_vi, name_en] = both(pair);
    const [search_terms_vi, search_terms_en] = both(categoryTerms[key] ?? "");
    const picture = emblem("category", object, hueAt(parent ?? id));
    pictures.push(picture);
    const [category_code, parent_code] = [String(id), parent];
    const terms = { search_terms_vi, search_terms_en };
    return { category_code, parent_code, name_vi, name_en, image: pictureUrlOf(picture), position, ...terms };
  };
  const rows = Object.entries(categoryTree).flatMap(([root, { name, object, leaves }], index) => [
    row(index + 1, root, [name, object], index + 1),
    ...Object.entries(leaves).map(([leaf, pair], order) =>
      row((index + 1) * 100 + order + 1, leaf, pair, order + 1),
    ),
  ]);
  return { rows: rows.toSorted((a, b) => Number(a.parent_code) - Number(b.parent_code)), pictures };
}

/** The malls, in the order of the location catalogue. */
export function buildMalls(): Pictured {
  const pictures: Picture[] = [];
  const rows = malls.map((mall, index) => {
    const logo = emblem("mall", "🪷", mall.hue);
    const picture = cover(`mall-${mall.id}`, mall.objects, mall.hue, index);
    pictures.push(logo, picture);
    return {
      mall_code: mall.id,
      name: mall.name,
      description_vi: mall.about[0],
      description_en: mall.about[1],
      logo: pictureUrlOf(logo),
      image: pictureUrlOf(picture),
      hotline: mall.hotline,
      ward_code: mall.ward,
      address: mall.address,
      opening_hours: mall.hours,
      latitude: mall.at[0],
      longitude: mall.at[1],
      position: index + 1,
    };
  });
  return { rows, pictures };
}

/** The service desk of every mall, then the stations in town. */
export function buildStations(): Row[] {
  const desks = malls.map(({ id, name, hotline, ward, address, hours: open }) => {
    const [opens = "09:30", closes = "22:00"] = open.split("–");
    return {
      mall_code: id,
      name_vi: `Quầy dịch vụ ${name}`,
      name_en: `Service desk at ${name}`,
      phone: hotline,
      ward,
      address: `Tầng trệt, ${address}`,
      hours: [opens, closes],
    };
  });
  return [
    ...desks,
    ...stations.map(({ name, ...station }) => ({
      ...station,
      name_vi: `Trạm ${name}`,
      name_en: `${name} station`,
      mall_code: null,
    })),
  ].map(({ hours: [opens_at, closes_at], ward, ...station }, index) => {
    return { station_code: index + 1, ...station, ward_code: ward, opens_at, closes_at };
  });
}

/** A shop of the demonstration. */
export interface Shop {
  id: number;
  root: string;
  name: string;
  mall: (typeof malls)[number];
  deliversItself: boolean;
  address: string;
  phone: string;
  /** Address of its picture. */
  image: string;
}

/** Id of a shop, by its root and its place among the shops of that root: one of each root in every mall. */
export const shopId = (root: string, place: number): number =>
  rootKeys.indexOf(root) * malls.length + place + 1;

/** The sixty shops, in the order of their ids. */
export function buildShops(seed: string): Pictured & { shops: Shop[] } {
  const pictures: Picture[] = [];
  const made: Shop[] = [];
  const rows = rootKeys.flatMap((root, order) =>
    (shops[root] ?? []).map(([name, line], place) => {
      const mall = malls[place % malls.length];
      if (!mall) throw new RangeError(`No mall for ${name}.`);
      const id = shopId(root, place);
      const random = randomFor(seed, "tenant", id);
      const floor = 1 + (order % 4);
      const unit = `L${floor}-${String(10 + order * 3 + place).padStart(2, "0")}`;
      const hue = hueAt(order * 5 + place);
      const logo = emblem("shop", leafObject(root, place), hue);
      const goods = [0, 1, 2].map((step) => leafObject(root, place + step));
      const banner = cover(`shop-${id}`, goods, hue, id);
      pictures.push(logo, banner);
      const [lineVi, lineEn] = both(line);
      const [mannerVi, mannerEn] = shopManners[root] ?? ["", ""];
      const phone = `0${String(random.whole(960_000_000, 989_999_999))}`;
      const address = `Gian ${unit}, ${mall.name}, ${mall.address}`;
      const deliversItself = root === "home" || root === "electronics" || place % 3 === 0;
      made.push({ id, root, name, mall, deliversItself, address, phone, image: pictureUrlOf(logo) });
      return {
        shop_code: id,
        mall_code: mall.id,
        name,
        description_vi: `${name} – ${lineVi}. ${mannerVi}`,
        description_en: `${name}: ${lineEn}. ${mannerEn}`,
        image: pictureUrlOf(logo),
        cover: pictureUrlOf(banner),
        phone,
        floor_vi: `Tầng ${floor}, gian ${unit}`,
        floor_en: `Floor ${floor}, unit ${unit}`,
        address,
        delivers_itself: deliversItself,
        joined_at: momentOf(new Date(EPOCH.getTime() - hours(24 * random.whole(200, 1400)))),
      };
    }),
  );
  return { rows, pictures, shops: made };
}

/** The makers, in the order of their ids. */
export function buildMakers(): Pictured {
  const pictures: Picture[] = [];
  const rows = brands.map(({ name, country, object }, index) => {
    const picture = emblem("brand", object, hueAt(index * 7));
    pictures.push(picture);
    return { maker_code: index + 1, name: capitalised(name), image: pictureUrlOf(picture), country };
  });
  return { rows, pictures };
}

/** The makers of a leaf's goods: those who make just that, and those who make everything of its root. */
export function makersOf({ leaf, root }: LeafPlace): { id: number; brand: Brand }[] {
  return brands
    .map((brand, index) => ({ id: index + 1, brand }))
    .filter(({ brand: { makes } }) => makes.includes(leaf) || makes.includes(root));
}

/** What people look for most, with how often in the last seven days. */
export const topSearchRows = topSearches.map(([keyword, count], index) => {
  const [keyword_vi, keyword_en] = both(keyword);
  return { id: index + 1, keyword_vi, keyword_en, count };
});

/** A moment as a file has it, to the second. */
export const momentOf = (time: Date): string => `${time.toISOString().slice(0, 19)}Z`;

function leafObject(root: string, place: number): string {
  const tree = categoryTree[root];
  const objects = Object.values(tree?.leaves ?? {}).map(([, object]) => object);
  return objects[place % objects.length] ?? tree?.object ?? "🪷";
}
