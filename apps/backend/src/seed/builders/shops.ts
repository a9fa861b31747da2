import type { makers, malls, tenants } from "../../database/schema/index.ts";
import { brands, type BrandContent } from "../content/brands.ts";
import type { LeafKey, RootKey } from "../content/categories.ts";
import { categoryTree } from "../content/categories.ts";
import { malls as mallContent } from "../content/malls.ts";
import { shopManners, shops } from "../content/shops.ts";
import { both } from "../content/types.ts";
import { rootKeys } from "./categories.ts";
import { EPOCH, hours } from "./moments.ts";
import { cover, emblem, hueAt, pictureUrlOf, type Picture } from "./pictures.ts";
import { placeOfWard } from "./places.ts";
import { randomFor } from "./random.ts";
import { capitalised } from "./texts.ts";

export type TenantRow = typeof tenants.$inferInsert & { id: number };
export type MallRow = typeof malls.$inferInsert;
type MakerRow = typeof makers.$inferInsert & { id: number };

/** The six malls. */
export function buildMalls(): { rows: MallRow[]; pictures: Picture[] } {
  const pictures: Picture[] = [];
  const rows = mallContent.map((mall, index) => {
    const logo = emblem("mall", "🪷", mall.hue);
    const picture = cover(`mall-${mall.id}`, mall.objects, mall.hue, index);
    pictures.push(logo, picture);
    const { line, ...place } = placeOfWard(mall.ward);
    return {
      id: mall.id,
      name: mall.name,
      description_vi: mall.about[0],
      description_en: mall.about[1],
      logo_url: pictureUrlOf(logo),
      image_url: pictureUrlOf(picture),
      hotline: mall.hotline,
      ...place,
      address: mall.address,
      full_address: `${mall.address}, ${line}`,
      opening_hours: mall.hours,
      latitude: mall.at[0],
      longitude: mall.at[1],
      position: index + 1,
    };
  });
  return { rows, pictures };
}

/** Id of a shop, by its root and its place among the shops of that root: one of each root in every mall. */
export function tenantId(root: RootKey, place: number): number {
  return rootKeys.indexOf(root) * mallContent.length + place + 1;
}

/** The sixty shops, in the order of their ids. */
export function buildTenants(seed: string): { rows: TenantRow[]; pictures: Picture[] } {
  const pictures: Picture[] = [];
  const rows = rootKeys.flatMap((root, order) =>
    shops[root].map(([name, line], place): TenantRow => {
      const mall = mallContent[place % mallContent.length];
      if (!mall) throw new RangeError(`No mall for ${name}.`);
      const id = tenantId(root, place);
      const random = randomFor(seed, "tenant", id);
      const { line: _, ...where } = placeOfWard(mall.ward);
      const floor = 1 + (order % 4);
      const unit = `L${floor}-${String(10 + order * 3 + place).padStart(2, "0")}`;
      const logo = emblem("shop", leafObject(root, place), hueAt(order * 5 + place));
      const goods = [0, 1, 2].map((step) => leafObject(root, place + step));
      const banner = cover(`shop-${id}`, goods, hueAt(order * 5 + place), id);
      pictures.push(logo, banner);
      const [lineVi, lineEn] = both(line);
      const [mannerVi, mannerEn] = shopManners[root];
      return {
        id,
        mall_id: mall.id,
        name,
        search_text: name,
        description_vi: `${name} – ${lineVi}. ${mannerVi}`.normalize("NFC"),
        description_en: `${name}: ${lineEn}. ${mannerEn}`.normalize("NFC"),
        image_url: pictureUrlOf(logo),
        cover_url: pictureUrlOf(banner),
        phone: `0${String(random.whole(960_000_000, 989_999_999))}`,
        floor_vi: `Tầng ${floor}, gian ${unit}`,
        floor_en: `Floor ${floor}, unit ${unit}`,
        ...where,
        address: `Gian ${unit}, ${mall.name}, ${mall.address}`,
        delivers_itself: root === "home" || root === "electronics" || place % 3 === 0,
        joined_at: new Date(EPOCH.getTime() - hours(24 * random.whole(200, 1400))),
      };
    }),
  );
  return { rows, pictures };
}

/** The makers, in the order of their ids. */
export function buildMakers(): { rows: MakerRow[]; pictures: Picture[] } {
  const pictures: Picture[] = [];
  const rows = brands.map(({ name, country, object }, index) => {
    const picture = emblem("brand", object, hueAt(index * 7));
    pictures.push(picture);
    return {
      id: index + 1,
      name: capitalised(name),
      search_text: name,
      image_url: pictureUrlOf(picture),
      country,
    };
  });
  return { rows, pictures };
}

/** Ids of the makers of a leaf's goods: those who make just that, and those who make everything of its root. */
export function makersOf(leaf: LeafKey, root: RootKey): { id: number; brand: BrandContent }[] {
  return brands
    .map((brand, index) => ({ id: index + 1, brand }))
    .filter(({ brand }) => brand.makes.includes(leaf) || brand.makes.includes(root));
}

function leafObject(root: RootKey, place: number): string {
  const objects = Object.values<readonly [string, string]>(categoryTree[root].leaves).map(
    ([, object]) => object,
  );
  return objects[place % objects.length] ?? categoryTree[root].object;
}
