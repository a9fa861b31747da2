import type { categories } from "../../database/schema/index.ts";
import { categoryTree, type LeafKey, type RootKey } from "../content/categories.ts";
import { categoryTerms } from "../content/search-terms.ts";
import { both } from "../content/types.ts";
import { termsOf } from "./search-terms.ts";
import { emblem, hueAt, pictureUrlOf, type Picture } from "./pictures.ts";

type CategoryRow = typeof categories.$inferInsert;

/** Where a leaf stands in the tree. */
export interface LeafPlace {
  id: number;
  rootId: number;
  root: RootKey;
  leaf: LeafKey;
  name: readonly [vi: string, en: string];
  rootName: readonly [vi: string, en: string];
}

export const rootKeys = Object.keys(categoryTree) as RootKey[];

/** Id of a root category: 1 to 10, in their order on screen. */
export function rootId(root: RootKey): number {
  return rootKeys.indexOf(root) + 1;
}

/** The tree's rows with their pictures, and where to find each leaf. Leaves of root 3 have the ids 301, 302 and so on. */
export function buildCategories(): {
  rows: CategoryRow[];
  pictures: Picture[];
  leaves: ReadonlyMap<LeafKey, LeafPlace>;
} {
  const rows: CategoryRow[] = [];
  const pictures: Picture[] = [];
  const leaves = new Map<LeafKey, LeafPlace>();
  const add = (
    id: number,
    parent: number | null,
    key: RootKey | LeafKey,
    [pair, object]: readonly [string, string],
    position: number,
  ) => {
    const [name_vi, name_en] = both(pair);
    const picture = emblem("category", object, hueAt(parent ?? id));
    pictures.push(picture);
    const path = parent === null ? [id] : [parent, id];
    rows.push({
      id,
      parent_id: parent,
      name_vi,
      name_en,
      ...termsOf(categoryTerms[key]),
      image_url: pictureUrlOf(picture),
      path,
      level: path.length,
      position,
    });
  };
  for (const [index, root] of rootKeys.entries()) {
    const { name, object, leaves: below } = categoryTree[root];
    add(index + 1, null, root, [name, object], index + 1);
    for (const [order, [key, [leafName, leafObject]]] of Object.entries<readonly [string, string]>(
      below,
    ).entries()) {
      const id = (index + 1) * 100 + order + 1;
      add(id, index + 1, key as LeafKey, [leafName, leafObject], order + 1);
      leaves.set(key as LeafKey, {
        id,
        rootId: index + 1,
        root,
        leaf: key as LeafKey,
        name: both(leafName),
        rootName: both(name),
      });
    }
  }
  return { rows, pictures, leaves };
}
