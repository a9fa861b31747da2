import { firstMallOf, type ListingFilters } from "@sen/domain";
import { useChosenMall } from "@sen/ui/catalog";
import { persistedText } from "../../core/persisted.ts";
import { useStore } from "../../core/store.ts";
import { lastMall } from "./use-last-mall.ts";

/** Set if the customer has switched the preferred mall off. */
const switchedOff = persistedText("no-mall-first", { in: "customer" });

/** The mall listed first, for prefetching. Undefined on the server, whose pages are the same for everybody. */
export function firstMall(filters: ListingFilters): number | undefined {
  if (import.meta.env.SSR || switchedOff.read() !== null) return undefined;
  return firstMallOf(filters, lastMall.read());
}

/** The mall listed first, and its switch; neither if it makes no difference. */
export function useMallFirst(filters: ListingFilters) {
  const chosen = useChosenMall();
  const on = useStore(switchedOff) === null;
  const first = firstMallOf(filters, chosen?.id ?? null);
  if (!chosen || first === undefined) return {};
  const onChange = (next: boolean) => switchedOff.write(next ? null : "1");
  return { first: on ? first : undefined, mallFirst: { name: chosen.name, on, onChange } };
}
