import type { Category, Mall } from "@sen/api";
import { createContext, use, useMemo } from "react";
import { query, useQuery } from "../core/query.ts";

export const categoriesQuery = () => query("/categories");
export const mallsQuery = () => query("/malls/all");

/** What menus are made of. */
export interface Menus {
  /** The category tree. */
  categories: readonly Category[];
  /** Every mall. */
  malls: readonly Mall[];
}

const NONE: Menus = { categories: [], malls: [] };

/** The menus that the shell has asked for, for the pages in it. */
export const MenusContext = createContext(NONE);

/** The category tree and the malls, as the shell has them; empty until they have come. */
export const useMenus = () => use(MenusContext);

/** Asks for the menus: the shell's, once for every page. */
export function useMenuQueries(): Menus {
  const categories = useQuery(categoriesQuery()).data?.data ?? NONE.categories;
  const malls = useQuery(mallsQuery()).data?.data ?? NONE.malls;
  return useMemo(() => ({ categories, malls }), [categories, malls]);
}
