/** How many rows a list shows, newest first. */
export const SHOWN = 200;

/** A row with its date formatted for a list. */
export const withIsoSince = <Row extends { since: Date }>(row: Row) => ({
  ...row,
  since: row.since.toISOString(),
});
