import type { Province } from "@sen/api";
import { persisted } from "../../core/persisted.ts";
import { usePersisted } from "../../core/use-persisted.ts";

/** Where this device's goods go, as far as it was asked: a province by number and name. */
export type DeliveryPlace = Pick<Province, "province_id" | "name">;

const store = persisted("delivery-place", parse, { in: "customer" });

/** Remembers on this device where to deliver to. */
export function rememberDeliveryPlace({ province_id, name }: DeliveryPlace): void {
  store.write({ province_id, name });
}

/** The place that was chosen on this device; null where none was, and before the browser has looked. */
export const useDeliveryPlace = (): DeliveryPlace | null => usePersisted(store);

function parse(stored: unknown): DeliveryPlace | null {
  const { province_id, name } = (stored ?? {}) as Partial<DeliveryPlace>;
  const isPlace = Number.isSafeInteger(province_id) && typeof name === "string";
  return isPlace ? ({ province_id, name } as DeliveryPlace) : null;
}
