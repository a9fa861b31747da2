import type { Category, Mall } from "@sen/api";
import { createContext, use, useMemo } from "react";
import { query, useQuery } from "../core/query.ts";

export const categoriesQuery = () => query("/categories");
export const mallsQuery = () => query("/malls/all");

export interface Menus {
  categories: readonly Category[];
  malls: readonly Mall[];
}

const NONE: Menus = { categories: [], malls: [] };

/** The menus fetched by the shell, for the pages in it. */
export const MenusContext = createContext(NONE);

/** The category tree and the malls; empty until loaded. */
export const useMenus = () => use(MenusContext);

/** Fetches the menus. Used by the shell, once for all pages. */
export function useMenuQueries(): Menus {
  const categories = useQuery(categoriesQuery()).data?.data ?? NONE.categories;
  const malls = useQuery(mallsQuery()).data?.data ?? NONE.malls;
  return useMemo(() => ({ categories, malls }), [categories, malls]);
}
