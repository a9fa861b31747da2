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
  /** It names a picture: a file of the folder, or an address. */
  isPicture?: boolean;
  /** The column of the target. @default its own name */
  to?: string;
  /** SQL for what the target gets of the row `s`. @default the staged value */
  value?: string;
  /** SQL for the cell of a row `t` of the target, as staged. @default the target's column */
  current?: string;
  /** Whose column it is: the target's, that of the table beside it, or nobody's, because an own step writes it. @default "target" */
  into?: "target" | "beside" | "none";
}

type Changes = Partial<Omit<Column, "type" | "read">>;
type Base = Pick<Column, "type" | "read" | "wanted" | "example"> & Changes;

/** A column that a new row needs, with what is special about it. */
const column = (base: Base, changes: Changes = {}): Column => ({ required: true, ...base, ...changes });

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

const MOMENT = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?)?$/;

/** A moment; where no zone is said, in Vietnam. */
export const moment = (example: string, changes?: Changes): Column =>
  column(
    { type: "timestamptz", read: readMoment, wanted: { code: "moment" }, write: momentText, example },
    changes,
  );

function readMoment(cell: string): string | null {
  if (!MOMENT.test(cell)) return null;
  const [day = "", time = "00:00"] = cell.split(/[T ]/);
  const zoned = `${day}T${time}${/(Z|[+-]\d\d:\d\d)$/.test(time) ? "" : "+07:00"}`;
  const read = new Date(zoned);
  // A day that no month has would be read as one of the next.
  return Number.isNaN(read.getTime()) || new Date(`${day}T00:00Z`).toISOString().slice(0, 10) !== day
    ? null
    : zoned;
}

const VIETNAM_MS = 7 * 60 * 60 * 1000;
const momentText = (value: Date): string =>
  `${new Date(value.getTime() + VIETNAM_MS).toISOString().slice(0, 19)}+07:00`;

/** A time of the day, to the minute, staged as minutes after midnight. */
export const timeOfDay = (example: string, changes?: Changes): Column =>
  column(
    {
      type: "integer",
      read: (cell) => {
        const [, hours, minutes] = /^([01]?\d|2[0-4]):([0-5]\d)$/.exec(cell) ?? [];
        const at = Number(hours) * 60 + Number(minutes);
        return at <= 1440 ? String(at) : null;
      },
      wanted: { code: "time" },
      write: (value: number) =>
        `${String(Math.floor(value / 60)).padStart(2, "0")}:${String(value % 60).padStart(2, "0")}`,
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

/** A picture: the name of a file in the folder `pictures`, or its address in the web. */
export const picture = (to: string, example: string): Column => ({
  type: "text",
  read: (cell) => (PICTURE.test(cell) && !cell.includes("..") ? cell : null),
  wanted: { code: "picture" },
  example,
  required: false,
  otherwise: "''",
  isPicture: true,
  to,
  value: "coalesce((select p.url from import_photos p where p.name = s.?), '')",
  // As the address that the shop has for it: compared with that of the file.
  current: `t.${to}`,
});

const PICTURE = /^(https?:\/\/\S{1,2000}|[\p{L}\p{N}_][\p{L}\p{N} _./()-]{0,200})$/u;

/** A language's name of something, both of them. */
export function inBoth(name: string, max: number, vi: string, en: string): Record<string, Column> {
  return { [`${name}_vi`]: text(max, vi), [`${name}_en`]: text(max, en) };
}
