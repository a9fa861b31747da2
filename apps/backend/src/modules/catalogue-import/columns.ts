import { maxLength } from "../../database/schema/max-length.ts";
import type { WantedCode } from "../../texts/catalogue-messages.ts";

/** What a cell should have been, for the report: the code of a sentence, and its values. */
export interface Wanted {
  code: WantedCode;
  values?: Readonly<Record<string, string | number>>;
}

/** The single definition of how a column is read, checked, compared, written, exported and documented. */
export interface Column {
  /** Type of the staged value. */
  type: "text" | "integer" | "bigint" | "real" | "boolean" | "timestamptz" | "jsonb" | "text[]";
  /** Converts a cell to PostgreSQL's input format; null if it is invalid. Not called for empty cells. */
  read: (cell: string) => string | null;
  wanted: Wanted;
  /** Converts a staged value to a cell, for the export. @default String */
  write?: (value: never) => string;
  example: string;
  /** Whether a new row may lack it. @default false */
  isOptional?: boolean;
  /** SQL for the value of an empty optional cell, which may use the row `s`. @default null */
  otherwise?: string;
  /** The table whose code it contains. */
  refersTo?: string;
  /** Whether it contains several codes, separated by spaces. @default false */
  refersToEach?: boolean;
  /** Whether it is Markdown, which may contain pictures. */
  isMarkdown?: boolean;
  /** Whether it refers to a picture: a file of the folder, or a URL. */
  isPicture?: boolean;
  /** Whether it refers to a video: a file of the folder. */
  isVideo?: boolean;
  /** Name of the target's column. @default its own name */
  to?: string;
  /** SQL for the target's value, from the row `s`. @default the staged value */
  value?: string;
  /** SQL for the cell of an existing row `t`, in staged form. @default the target's column */
  current?: string;
  /** Another column that the file must have as well. */
  needs?: string;
  /** Where it is written: into the target, the table beside it, or not at all, because a separate step does so. @default "target" */
  into?: "target" | "beside" | "none";
}

/** The same column, but optional in new rows. */
export const optional = (of: Column, otherwise?: string): Column => ({
  ...of,
  isOptional: true,
  ...(otherwise !== undefined && { otherwise }),
});

const CODE = /^[\p{L}\p{N}][\p{L}\p{N}._/-]*$/u;
const CODE_MAX = 64;
const WHOLE = /^-?\d{1,15}$/;

/** A code as it is stored; null if it is none. */
function codeIn(cell: string, max = CODE_MAX): string | null {
  const said = cell.normalize("NFC");
  return CODE.test(said) && said.length <= max ? said : null;
}

/** The operator's own code for a row. */
export const code = (example: string, max = CODE_MAX): Column => ({
  type: "text",
  read: (cell) => codeIn(cell, max),
  wanted: { code: "code", values: { max } },
  example,
});

/** The operator's code of a variant. */
export const sku = code("AO-LINEN-S", maxLength("ProductVariant", "sku"));

/** The code that identifies a row of the file's own kind. */
export const ownCode = (example: string): Column => ({
  ...code(example),
  to: "own_code",
  current: "t.code",
});

/** A text of limited length, in characters. */
export const text = (max: number, example: string): Column => ({
  type: "text",
  read: (cell) => (cell.length <= max ? cell.normalize("NFC") : null),
  wanted: { code: "text", values: { max } },
  example,
});

/** A text that matches a pattern. */
export const patternText = (form: RegExp, wanted: WantedCode, example: string): Column => ({
  type: "text",
  read: (cell) => (form.test(cell) ? cell : null),
  wanted: { code: wanted },
  example,
});

/** A whole number within bounds, inclusive. */
export const wholeNumber = (min: number, max: number, example: string): Column => ({
  type: max > 2_147_483_647 ? "bigint" : "integer",
  read: (cell) => (WHOLE.test(cell) && Number(cell) >= min && Number(cell) <= max ? cell : null),
  wanted: { code: "whole", values: { min, max } },
  example,
});

/** Highest price, in dong. */
const DONG_MAX = 100_000_000_000;

/** An amount in dong. */
export const dong = (example: string): Column => ({
  ...wholeNumber(0, DONG_MAX, example),
  wanted: { code: "dong" },
});

/** A selling price. */
export const price = (min: number, example: string): Column => ({
  ...wholeNumber(min, DONG_MAX, example),
  wanted: { code: "price", values: { min } },
});

/** A number with a decimal point. */
export const decimal = (min: number, max: number, example: string): Column => ({
  type: "real",
  read: (cell) =>
    /^-?\d{1,4}(\.\d{1,10})?$/.test(cell) && Number(cell) >= min && Number(cell) <= max ? cell : null,
  wanted: { code: "decimal", values: { min, max } },
  example,
});

const TRUTHS: Readonly<Record<string, string>> = { yes: "true", true: "true", "1": "true", có: "true" };
const LIES: Readonly<Record<string, string>> = { no: "false", false: "false", "0": "false", không: "false" };

/** Yes or no, in any spelling that spreadsheets use. */
export const yesNo = (otherwise: boolean): Column => ({
  type: "boolean",
  read: (cell) => {
    const said = cell.normalize("NFC").toLowerCase();
    return TRUTHS[said] ?? LIES[said] ?? null;
  },
  wanted: { code: "yes_no" },
  write: (value: boolean) => (value ? "yes" : "no"),
  example: otherwise ? "yes" : "no",
  isOptional: true,
  otherwise: String(otherwise),
});

/** Whether a row is on sale, shown, or open. */
export const active = yesNo(true);

/** The same for a target with a status: 1 shown, 0 hidden. */
export const shown: Column = {
  ...active,
  to: "status",
  value: "coalesce(s.?, true)::integer",
  current: "(t.status = 1)",
};

/** Sort position of a row; defaults to its line. */
export const position = optional(wholeNumber(0, 1_000_000, "1"), "s.line");

/** One of the given words. */
export const oneOf = (words: readonly string[], example: string): Column => ({
  type: "text",
  read: (cell) => (words.includes(cell) ? cell : null),
  wanted: { code: "one_of", values: { words: words.join(", ") } },
  example,
});

/** Several of the given words, separated by spaces. */
export const wordList = (words: readonly string[], example: string): Column => ({
  type: "text[]",
  read: (cell) => {
    const said = cell.split(/[\s,]+/);
    return said.every((word) => words.includes(word)) ? `{${[...new Set(said)].join(",")}}` : null;
  },
  wanted: { code: "some_of", values: { words: words.join(", ") } },
  write: (value: string[]) => value.join(" "),
  example,
});

/** The code of a row of another table. */
export const reference = (table: string, to: string, refersTo: string, example: string): Column => ({
  ...code(example),
  refersTo,
  to,
  value: `(select r.id from ${table} r where r.code = s.?)`,
  current: `(select r.code from ${table} r where r.id = t.${to})`,
});

/** The codes of rows of another table, separated by spaces, in order; defaults to none. */
export const references = (table: string, to: string, refersTo: string, example: string): Column => ({
  type: "text[]",
  read: (cell) => {
    const codes = [...new Set(cell.normalize("NFC").split(/\s+/))];
    return codes.every((one) => codeIn(one) !== null) ? `{${codes.join(",")}}` : null;
  },
  wanted: { code: "codes" },
  write: (codes: string[]) => codes.join(" "),
  example,
  isOptional: true,
  otherwise: "'{}'",
  refersTo,
  refersToEach: true,
  to,
  value: `array(select r.id from unnest(s.?) with ordinality as said (code, place)
    join ${table} r on r.code = said.code order by place)`,
  current: `array(select r.code from unnest(t.${to}) with ordinality as has (id, place)
    join ${table} r on r.id = has.id order by place)`,
});

/** A Markdown text, whose pictures are named as in a picture column. */
export const markdown = (max: number, example: string): Column => ({
  ...text(max, example),
  wanted: { code: "markdown", values: { max } },
  isMarkdown: true,
});

/** Maximum length of all search terms together, in characters. */
const PHRASES_MAX = 2000;

const phrasesIn = (example: string): Column => ({
  type: "text[]",
  read: (cell) => {
    if (cell.length > PHRASES_MAX) return null;
    const said = cell.split(/[,\r\n]/).map((phrase) => phrase.trim().normalize("NFC"));
    return `{${[...new Set(said)].flatMap((phrase) => (phrase === "" ? [] : JSON.stringify(phrase))).join(",")}}`;
  },
  wanted: { code: "text", values: { max: PHRASES_MAX } },
  write: (value: string[]) => value.join(", "),
  example,
  isOptional: true,
  otherwise: "'{}'",
});

/** Search terms in both languages besides the name, separated by commas. */
export const phrases = (vi: string, en: string): Record<string, Column> => ({
  search_terms_vi: phrasesIn(vi),
  search_terms_en: phrasesIn(en),
});

/** A text in both languages. */
export function inBothLanguages(name: string, max: number, vi: string, en: string): Record<string, Column> {
  return { [`${name}_vi`]: text(max, vi), [`${name}_en`]: text(max, en) };
}
