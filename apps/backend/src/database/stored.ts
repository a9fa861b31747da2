/** A row as parsed from JSON, where dates are strings. */
export type Stored<Row> = {
  [Column in keyof Row]: Row[Column] extends Date
    ? string
    : Row[Column] extends Date | null
      ? string | null
      : Row[Column];
};
