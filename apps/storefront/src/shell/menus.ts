import type { Category, Mall } from "@sen/api";
import { query, useQuery } from "../core/query.ts";

export const categoriesQuery = () => query("/categories");
export const mallsQuery = () => query("/malls/all");

interface Menus {
  categories: readonly Category[];
  malls: readonly Mall[];
}

const NONE: Menus = { categories: [], malls: [] };

/** The category tree and the malls; empty until loaded. */
export function useMenus(): Menus {
  return {
    categories: useQuery(categoriesQuery()).data?.data ?? NONE.categories,
    malls: useQuery(mallsQuery()).data?.data ?? NONE.malls,
  };
}
