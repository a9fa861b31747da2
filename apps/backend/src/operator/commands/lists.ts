/** Lines that a list shows, the newest first. */
export const SHOWN = 200;

/** A row as a line tells it. */
export const told = <Row extends { since: Date }>(row: Row) => ({ ...row, since: row.since.toISOString() });
