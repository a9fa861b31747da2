import type { Province } from "@sen/api";
import { useSyncExternalStore } from "react";

const KEY = "delivery-place";
const listeners = new Set<() => void>();
let cached: { raw: string | null; place: DeliveryPlace | null } = { raw: null, place: null };

/** Where this device's goods go, as far as it was asked: a province by number and name. */
export type DeliveryPlace = Pick<Province, "province_id" | "name">;

/** Remembers on this device where to deliver to. */
export function rememberDeliveryPlace({ province_id, name }: DeliveryPlace): void {
  localStorage.setItem(KEY, JSON.stringify({ province_id, name }));
  for (const listener of listeners) listener();
}

/** The place that was chosen on this device; null where none was, and before the browser has looked. */
export function useDeliveryPlace(): DeliveryPlace | null {
  return useSyncExternalStore(subscribe, read, () => null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function read(): DeliveryPlace | null {
  const raw = localStorage.getItem(KEY);
  if (raw !== cached.raw) cached = { raw, place: parse(raw) };
  return cached.place;
}

function parse(raw: string | null): DeliveryPlace | null {
  if (raw === null) return null;
  try {
    const { province_id, name } = (JSON.parse(raw) ?? {}) as Partial<DeliveryPlace>;
    return Number.isSafeInteger(province_id) && typeof name === "string"
      ? ({ province_id, name } as DeliveryPlace)
      : null;
  } catch {
    return null; // Storage is the customer's to edit.
  }
}
