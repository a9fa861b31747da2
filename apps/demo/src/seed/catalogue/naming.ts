import { archetypes, both, type Archetype, type Both } from "../data.ts";
import type { Kind } from "./catalogue.ts";
import { at, randomFor } from "./random.ts";
import { capitalised, fill, type Parts } from "./texts.ts";

/** A product's name, and what it was made from. */
export interface Naming {
  name: Both;
  parts: Parts;
  maker: Kind["makers"][number];
  /** The emoji that depicts it. */
  emoji: string;
  /** Its price relative to its kind's. */
  worth: number;
}

/**
 * Name, maker and parts of the `round`-th product of a kind. Every combination of parts and makers is used once before any repeats;
 * from then on names end in a model code.
 */
export function nameProduct(seed: string, kind: Kind, round: number): Naming {
  const { archetype, makers } = kind;
  const sizes = [...Object.values(archetype.parts).map((values) => values.length), makers.length];
  const total = sizes.reduce((product, size) => product * size, 1);
  const start = randomFor(seed, "naming", archetype.key).whole(0, total - 1);
  let rest = (start + round * strideThrough(total)) % total;
  const parts: Record<string, Both> = {};
  const places: Record<string, number> = {};
  for (const [key, values] of Object.entries(archetype.parts)) {
    places[key] = rest % values.length;
    parts[key] = both(at(values, rest));
    rest = Math.floor(rest / values.length);
  }
  const maker = at(makers, rest);
  const { objects, follow } = archetype;
  const emoji = at(objects, follow === undefined ? round : (places[follow] ?? 0));
  const [vi, en] = fill(archetype.name, parts);
  const repeat = Math.floor(round / total);
  const brand = archetype.unbranded ? "" : ` ${maker.name}`;
  const by = archetype.unbranded ? "" : ` – ${maker.name}`;
  return {
    name: [
      capitalised(`${vi}${brand}${repeat > 0 ? `, mẫu ${modelCode(repeat)}` : ""}`),
      capitalised(`${en}${by}${repeat > 0 ? `, model ${modelCode(repeat)}` : ""}`),
    ],
    parts,
    maker,
    emoji,
    worth: follow === undefined ? 1 : (archetype.worth?.[places[follow] ?? 0] ?? 1),
  };
}

/** A step that visits all of `total` indexes with neighbors far apart: near the golden ratio and coprime to `total`. */
function strideThrough(total: number): number {
  let stride = Math.max(1, Math.round(total * 0.618));
  while (divisor(stride, total) !== 1) stride += 1;
  return stride;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** A2, B2, … Z2, A3 … */
const modelCode = (repeat: number) =>
  `${String.fromCharCode(65 + ((repeat - 1) % 26))}${String(2 + Math.floor((repeat - 1) / 26))}`;

/** The part that tells an archetype's kinds apart; null if all its products are of one kind. */
const kindPart = ({ key, parts }: Archetype): string | null =>
  key === "learning-books" ? "subject" : "kind" in parts ? "kind" : null;

/** The id of a product's kind: m·100 + n for the n-th value of the m-th archetype. */
export function kindIdOf(archetype: Archetype, parts: Parts): number {
  const part = kindPart(archetype);
  const values = part === null ? [] : (archetype.parts[part] ?? []);
  const place = part === null ? 0 : values.findIndex((value) => both(value)[0] === parts[part]?.[0]);
  return (archetypes.indexOf(archetype) + 1) * 100 + place + 1;
}
