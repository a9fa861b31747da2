import type { WantedCode } from "../../texts/catalogue-messages.ts";

/** What a cell should have been, for the report: a sentence by its code, and what it names. */
export interface Wanted {
  code: WantedCode;
  values?: Readonly<Record<string, string | number>>;
}

/** How a column is read, checked, compared, written, exported and documented: the one place that says so. */
export interface Column {
  /** Type of the staged value. */
  type: "text" | "integer" | "bigint" | "real" | "boolean" | "timestamptz" | "jsonb" | "text[]";
  /** The cell as PostgreSQL reads it; null where it is not what is wanted. Empty cells do not come here. */
  read: (cell: string) => string | null;
  wanted: Wanted;
  /** The staged value as a cell, for the export. @default String */
  write?: (value: never) => string;
  example: string;
  /** Whether a new row cannot do without it. */
  required: boolean;
  /** SQL for an optional cell that is empty; it may use the row `s`. @default null */
  otherwise?: string;
  /** The table whose code it names. */
  refersTo?: string;
  /** It names several, with spaces between. @default false */
  refersToEach?: boolean;
  /** It is Markdown, which names pictures. */
  isMarkdown?: boolean;
  /** It names a picture: a file of the folder, or an address. */
  isPicture?: boolean;
  /** It names a video: a file of the folder. */
  isVideo?: boolean;
  /** The column of the target. @default its own name */
  to?: string;
  /** SQL for what the target gets of the row `s`. @default the staged value */
  value?: string;
  /** SQL for the cell of a row `t` of the target, as staged. @default the target's column */
  current?: string;
  /** Whose column it is: the target's, that of the table beside it, or nobody's, because an own step writes it. @default "target" */
  into?: "target" | "beside" | "none";
}

export type Changes = Partial<Omit<Column, "type" | "read">>;
type Base = Pick<Column, "type" | "read" | "wanted" | "example"> & Changes;

/** A column that a new row needs, with what is special about it. */
export const column = (base: Base, changes: Changes = {}): Column => ({
  required: true,
  ...base,
  ...changes,
});

/** The same where a new row may leave it empty. */
export const optional = (of: Column, otherwise?: string): Column => ({
  ...of,
  required: false,
  ...(otherwise !== undefined && { otherwise }),
});

const CODE = /^[\p{L}\p{N}][\p{L}\p{N}._/-]{0,63}$/u;
const WHOLE = /^-?\d{1,15}$/;

/** A key of the operator's own. */
export const code = (example: string, changes?: Changes): Column =>
  column(
    {
      type: "text",
      read: (cell) => (CODE.test(cell) ? cell.normalize("NFC") : null),
      wanted: { code: "code" },
      example,
    },
    changes,
  );

/** A text of so many characters at most. */
export const text = (max: number, example: string, changes?: Changes): Column =>
  column(
    {
      type: "text",
      read: (cell) => (cell.length <= max ? cell.normalize("NFC") : null),
      wanted: { code: "text", values: { max } },
      example,
    },
    changes,
  );

/** A text of a certain form. */
export const formed = (form: RegExp, wanted: WantedCode, example: string, changes?: Changes): Column =>
  column(
    { type: "text", read: (cell) => (form.test(cell) ? cell : null), wanted: { code: wanted }, example },
    changes,
  );

/** A whole number from one bound to the other. */
export const whole = (min: number, max: number, example: string, changes?: Changes): Column =>
  column(
    {
      type: max > 2_147_483_647 ? "bigint" : "integer",
      read: (cell) => (WHOLE.test(cell) && Number(cell) >= min && Number(cell) <= max ? cell : null),
      wanted: { code: "whole", values: { min, max } },
      example,
    },
    changes,
  );

/** The most that a price may be, in dong. */
const DONG_MAX = 100_000_000_000;

/** An amount in dong. */
export const dong = (example: string, changes?: Changes): Column => ({
  ...whole(0, DONG_MAX, example, changes),
  type: "bigint",
  wanted: { code: "dong" },
});

/** What something is sold for: nothing is sold for nothing. */
export const price = (example: string): Column => ({
  ...whole(1, DONG_MAX, example),
  wanted: { code: "price" },
});

/** A number with decimals, after a point. */
export const decimal = (min: number, max: number, example: string, changes?: Changes): Column =>
  column(
    {
      type: "real",
      read: (cell) =>
        /^-?\d{1,4}(\.\d{1,10})?$/.test(cell) && Number(cell) >= min && Number(cell) <= max ? cell : null,
      wanted: { code: "decimal", values: { min, max } },
      example,
    },
    changes,
  );

const TRUTHS: Readonly<Record<string, string>> = { yes: "true", true: "true", "1": "true", có: "true" };
const LIES: Readonly<Record<string, string>> = { no: "false", false: "false", "0": "false", không: "false" };

/** Yes or no, however spreadsheets write it. */
export const yesNo = (otherwise: boolean, changes?: Changes): Column =>
  column(
    {
      type: "boolean",
      read: (cell) => {
        const said = cell.normalize("NFC").toLowerCase();
        return TRUTHS[said] ?? LIES[said] ?? null;
      },
      wanted: { code: "yes_no" },
      write: (value: boolean) => (value ? "yes" : "no"),
      example: otherwise ? "yes" : "no",
      required: false,
      otherwise: String(otherwise),
    },
    changes,
  );

/** Whether a row is on sale, shown, or open. */
export const active = yesNo(true);

/** The same where the target has a status: shown is 1, hidden 0. */
export const shown: Column = {
  ...active,
  to: "status",
  value: "coalesce(s.?, true)::integer",
  current: "(t.status = 1)",
};

/** Where a row stands among its like; as its line, where it is not said. */
export const position = optional(whole(0, 1_000_000, "1"), "s.line");

/** One of some words. */
export const oneOf = (words: readonly string[], example: string, changes?: Changes): Column =>
  column(
    {
      type: "text",
      read: (cell) => (words.includes(cell) ? cell : null),
      wanted: { code: "one_of", values: { words: words.join(", ") } },
      example,
    },
    changes,
  );

/** Some of some words, with spaces between. */
export const someOf = (words: readonly string[], example: string, changes?: Changes): Column =>
  column(
    {
      type: "text[]",
      read: (cell) => {
        const said = cell.split(/[\s,]+/);
        return said.every((word) => words.includes(word)) ? `{${[...new Set(said)].join(",")}}` : null;
      },
      wanted: { code: "some_of", values: { words: words.join(", ") } },
      write: (value: string[]) => value.join(" "),
      example,
    },
    changes,
  );

/** The code of a row of another table. */
export const reference = (table: string, to: string, refersTo: string, example: string): Column => ({
  ...code(example),
  refersTo,
  to,
  value: `(select r.id from ${table} r where r.code = s.?)`,
  current: `(select r.code from ${table} r where r.id = t.${to})`,
});

/** The codes of rows of another table, with spaces between, in their order; none, where it is not said. */
export const references = (table: string, to: string, refersTo: string, example: string): Column => ({
  type: "text[]",
  read: (cell) => {
    const codes = [...new Set(cell.normalize("NFC").split(/\s+/))];
    return codes.every((one) => CODE.test(one)) ? `{${codes.join(",")}}` : null;
  },
  wanted: { code: "codes" },
  write: (codes: string[]) => codes.join(" "),
  example,
  required: false,
  otherwise: "'{}'",
  refersTo,
  refersToEach: true,
  to,
  value: `array(select r.id from unnest(s.?) with ordinality as said (code, place)
    join ${table} r on r.code = said.code order by place)`,
  current: `array(select r.code from unnest(t.${to}) with ordinality as has (id, place)
    join ${table} r on r.id = has.id order by place)`,
});

/** A text in Markdown, whose pictures are named as in a picture's column. */
export const markdown = (max: number, example: string): Column => ({
  ...text(max, example),
  wanted: { code: "markdown", values: { max } },
  isMarkdown: true,
});

const phrasesIn = (example: string): Column =>
  column(
    {
      type: "text[]",
      read: (cell) => {
        const said = cell.split(",").map((phrase) => phrase.trim().normalize("NFC"));
        return `{${[...new Set(said)].map((phrase) => JSON.stringify(phrase)).join(",")}}`;
      },
      wanted: { code: "text", values: { max: 2000 } },
      write: (value: string[]) => value.join(", "),
      example,
    },
    { required: false, otherwise: "'{}'" },
  );

/** What shoppers call something beside its name, with commas between, in both languages. */
export const phrases = (vi: string, en: string): Record<string, Column> => ({
  search_terms_vi: phrasesIn(vi),
  search_terms_en: phrasesIn(en),
});

/** A language's name of something, both of them. */
export function inBoth(name: string, max: number, vi: string, en: string): Record<string, Column> {
  return { [`${name}_vi`]: text(max, vi), [`${name}_en`]: text(max, en) };
}
