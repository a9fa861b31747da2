import { sql, type SQL } from "drizzle-orm";
import type { Choice, Slot } from "./slots.ts";
import type { Word } from "./word-forms.ts";

/** Whether accents that were typed count: `exact`, or `loose`. What was typed without them has none that could. */
export type Accents = "exact" | "loose";

/** Which of a product's words are looked at: those of these weights, or all. */
type Weights = "" | "A" | "AB" | "ABC";

const quoted = (lexeme: string): string => `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;

/** How a document has the word. */
const keyOf = ({ spelled, plain, sure }: Word, accents: Accents): string =>
  sure || accents === "exact" ? `=${spelled}` : plain;

function lexeme(word: Word, accents: Accents, weights: Weights): string {
  const text = quoted(keyOf(word, accents));
  return weights === "" ? text : `${text}:${weights}`;
}

function choiceQuery({ words, together }: Choice, accents: Accents, weights: Weights): string {
  return words.map((word) => lexeme(word, accents, weights)).join(together ? " <-> " : " & ");
}

const asQuery = (text: string): SQL => sql`${text}::tsquery`;

const slotText = ({ choices }: Slot, accents: Accents, weights: Weights = ""): string =>
  `(${choices.map((choice) => `(${choiceQuery(choice, accents, weights)})`).join(" | ")})`;

/** One slot. */
export const slotQuery = (slot: Slot, accents: Accents, weights: Weights = ""): SQL =>
  asQuery(slotText(slot, accents, weights));

/** All of the slots. */
export const allOf = (slots: readonly Slot[], accents: Accents): SQL =>
  asQuery(slots.map((slot) => slotText(slot, accents)).join(" & "));

/** Any of the slots. */
export const anyOf = (slots: readonly Slot[], accents: Accents): SQL =>
  asQuery(slots.map((slot) => slotText(slot, accents)).join(" | "));

/** One slot right before another. */
export const pairOf = (first: Slot, second: Slot, accents: Accents): SQL =>
  asQuery(`${slotText(first, accents)} <-> ${slotText(second, accents)}`);

/** A slot at the very beginning of the Vietnamese name. */
export const beginsWith = (slot: Slot, accents: Accents): SQL =>
  asQuery(
    slot.choices
      .flatMap(({ words: [first] }) => (first ? [quoted(`^${keyOf(first, accents)}`)] : []))
      .join(" | "),
  );

/** A slot in a text whose words have neither accents nor places: a description. */
export const plainSlot = ({ choices }: Slot): SQL =>
  asQuery(choices.map(({ words }) => `(${words.map(({ plain }) => quoted(plain)).join(" & ")})`).join(" | "));

/** Whether accents were typed that can count. */
export const hasAccents = (slots: readonly Slot[]): boolean =>
  slots.some(({ choices: [typed] }) => typed?.words.some(({ spelled, plain }) => spelled !== plain) ?? false);
