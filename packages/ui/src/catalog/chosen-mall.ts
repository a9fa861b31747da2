import type { Mall } from "@sen/api";
import { createContext, use, useSyncExternalStore } from "react";

/** The mall that the customer shops at. */
export type ChosenMall = Pick<Mall, "id" | "name" | "opening_hours">;

/** The mall that the customer visited last; null until that is known. */
export const ChosenMallContext = /* @__PURE__ */ createContext<ChosenMall | null>(null);

const changesNever = () => () => undefined;

/** The chosen mall. Null as the server renders the page and while it hydrates: pages are made for everybody. */
export function useChosenMall(): ChosenMall | null {
  const mall = use(ChosenMallContext);
  return useSyncExternalStore(
    changesNever,
    () => mall,
    () => null,
  );
}
