import type { Cart, CartLine } from "@sen/api";
import { readDraft, writeDraft } from "../../core/drafts/draft-store.ts";
import { useDraft, valueOf } from "../../core/drafts/use-draft.ts";

const TICKS = "cart-ticks";

const NONE: readonly number[] = [];
const NOTHING: ReadonlySet<number> = new Set();

export interface TickedLines {
  /** Ids of the lines that are ticked. */
  selected: ReadonlySet<number>;
  setSelected: (next: ReadonlySet<number>) => void;
  /** Ticks lines beside those that are ticked by then, also ones that are only coming back into the cart. */
  tickAgain: (lines: readonly CartLine[]) => void;
}

/**
 * The lines of the cart that are ticked, by id. Kept in this tab by variant: a guest's line has another id once it has
 * joined the customer's cart, and is ticked there still, as after a reload and on the way back from a product.
 */
export function useTickedLines(cart: Cart | undefined): TickedLines {
  const [kept, keep] = useDraft(TICKS, NONE);
  const lines = cart?.groups.flatMap((group) => group.lines) ?? [];
  const variants = new Set(listed(kept));
  const ticked = lines.filter(({ variant_id }) => variants.has(variant_id));
  return {
    selected: ticked.length === 0 ? NOTHING : new Set(ticked.map(({ id }) => id)),
    setSelected(next) {
      const wanted = lines.filter(({ id }) => next.has(id)).map(({ variant_id }) => variant_id);
      keep(wanted.length === 0 ? NONE : wanted);
    },
    tickAgain(more) {
      if (more.length === 0) return;
      keep((now) => [...new Set([...listed(now), ...more.map(({ variant_id }) => variant_id)])]);
    },
  };
}

/** Ticks what has just been put into the cart, for when it is opened next. */
export function tickVariant(variantId: number): void {
  const ticked = listed(valueOf(readDraft(TICKS), NONE));
  writeDraft(TICKS, JSON.stringify([...new Set([...ticked, variantId])]));
}

/** Storage is the customer's to edit: what is no list ticks nothing. */
const listed = (kept: readonly number[]): readonly number[] => (Array.isArray(kept) ? kept : NONE);
