import type { CartLine } from "@sen/api";

/** What became of lines that were to leave the cart: they have left, with the way back, or they are still there. */
export type Removal =
  | { kind: "removed"; undo: () => Promise<Restoration> }
  /** `message` says why, as a sentence. */
  | { kind: "failed"; message: string };

/** What became of lines that were to come back. */
export type Restoration =
  /** They are in the cart, but for those that can't come back any more: bought meanwhile, or out for too long. */
  | { kind: "restored"; gone: readonly CartLine[] }
  /** They are still out; it can be tried again. */
  | { kind: "failed"; message: string };
