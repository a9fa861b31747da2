/**
 * Returns a function that writes one row and resolves when it is written. Rows that arrive during a write go into the next
 * statement together, so that many rows take few commits.
 */
export function batchedWriter<Row>(
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
