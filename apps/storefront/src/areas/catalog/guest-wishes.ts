import type { Wish } from "@sen/domain";
import { persisted } from "../../core/persisted.ts";

/** What a guest wishes for, on this device, the newest first. */
export const guestWishes = persisted("wish-list", parse, { in: "customer" });

function parse(stored: unknown): readonly Wish[] {
  return Array.isArray(stored) ? stored.filter(isWish) : [];
}

function isWish(value: unknown): value is Wish {
  const wish = value as Partial<Wish> | null;
  const isNumber = (number: unknown) => Number.isSafeInteger(number) && Number(number) >= 0;
  return (
    isNumber(wish?.product_id) &&
    isNumber(wish?.price_added) &&
    (wish?.variant_id === null || isNumber(wish?.variant_id)) &&
    !Number.isNaN(Date.parse(String(wish?.added_at)))
  );
}
