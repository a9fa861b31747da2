/**
 * Makes a function that writes down one row, and settles when it is written. Rows that come while others are being written go
 * together with the next statement, so that many at once take few commits.
 */
export function notingTogether<Row>(
  write: (rows: Row[]) => PromiseLike<unknown>,
): (row: Row) => Promise<void> {
  let next: { rows: Row[]; written: Promise<void> } | null = null;
  let last: Promise<unknown> = Promise.resolve();

  function begin() {
    const rows: Row[] = [];
    const written = last.then(async () => {
      next = null;
      await write(rows);
    });
    last = written.catch(() => undefined);
    return { rows, written };
  }
  return (row) => {
    next ??= begin();
    next.rows.push(row);
    return next.written;
  };
}
