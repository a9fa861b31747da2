/** A seeded pseudo-random generator. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next: () => number;
  /** An integer from `least` to `most`, inclusive. */
  whole: (least: number, most: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** `count` distinct items in random order; all of them if there are fewer. */
  sample: <Item>(items: readonly Item[], count: number) => Item[];
  chance: (probability: number) => boolean;
}

/** A generator for one purpose, so that drawing more numbers for one purpose does not affect another. */
export function randomFor(...purpose: readonly (string | number)[]): Random {
  const next = mulberry32(hash(purpose.join("/")));
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    pick: (items) => at(items, whole(0, items.length - 1)),
    sample: (items, count) => {
      const rest = [...items];
      return Array.from({ length: Math.min(count, items.length) }, () =>
        at(rest.splice(whole(0, rest.length - 1), 1), 0),
      );
    },
    chance: (probability) => next() < probability,
  };
}

/** The item at an index that wraps around. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError("Nothing to choose from.");
  return item;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** A generator of numbers from 0 (inclusive) to 1 (exclusive). */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
