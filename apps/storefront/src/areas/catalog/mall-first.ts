import { firstMallOf, type ListingFilters } from "@sen/domain";
import { useChosenMall } from "@sen/ui/catalog";
import { persistedText } from "../../core/persisted.ts";
import { useStore } from "../../core/store.ts";
import { lastMall } from "./use-last-mall.ts";

/** Not null where the customer wants no mall first. */
const switchedOff = persistedText("no-mall-first", { in: "customer" });

/** The mall that a list begins with, for what is fetched ahead. The server knows of none: pages are made for everybody. */
export function firstMall(filters: ListingFilters): number | undefined {
  if (import.meta.env.SSR || switchedOff.read() !== null) return undefined;
  return firstMallOf(filters, lastMall.read());
}

/** The mall that a list begins with, and the way to switch that off and on; neither where it makes no difference. */
export function useMallFirst(filters: ListingFilters) {
  const chosen = useChosenMall();
  const on = useStore(switchedOff) === null;
  const first = firstMallOf(filters, chosen?.id ?? null);
  if (!chosen || first === undefined) return {};
  const onChange = (next: boolean) => switchedOff.write(next ? null : "1");
  return { first: on ? first : undefined, mallFirst: { name: chosen.name, on, onChange } };
}
