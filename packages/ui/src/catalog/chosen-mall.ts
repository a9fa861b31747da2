import type { Mall } from "@sen/api";
import { createContext, use } from "react";
import { useIsHydrating } from "../primitives/use-is-hydrating.ts";

/** The mall that the customer shops at. */
export type ChosenMall = Pick<Mall, "id" | "name" | "opening_hours">;

/** The mall that the customer visited last; null until that is known. */
export const ChosenMallContext = /* @__PURE__ */ createContext<ChosenMall | null>(null);

/** The chosen mall. Null as the server renders the page and while it hydrates: pages are made for everybody. */
export function useChosenMall(): ChosenMall | null {
  const mall = use(ChosenMallContext);
  return useIsHydrating() ? null : mall;
}
