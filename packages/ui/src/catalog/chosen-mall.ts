import type { Mall } from "@sen/api";
import { createContext, use } from "react";
import { useIsHydrating } from "../primitives/use-is-hydrating.ts";

/** The mall where the customer shops. */
export type ChosenMall = Pick<Mall, "id" | "name" | "opening_hours">;

/** The mall that the customer visited last; null while loading. */
export const ChosenMallContext = /* @__PURE__ */ createContext<ChosenMall | null>(null);

/** The chosen mall. Null on the server and during hydration, since everybody gets the same HTML. */
export function useChosenMall(): ChosenMall | null {
  const mall = use(ChosenMallContext);
  return useIsHydrating() ? null : mall;
}
