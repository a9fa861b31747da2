/** A status change, as in all of the contract's histories. */
export interface StatusChange {
  id: number;
  /** ISO 8601. */
  create_at: string;
}

/** Sorts a history, newest first; changes at the same instant by id. */
export function newestFirst<Change extends StatusChange>(histories: readonly Change[]): Change[] {
  return [...histories].sort((a, b) => Date.parse(b.create_at) - Date.parse(a.create_at) || b.id - a.id);
}

/**
 * Removes entries that repeat the status before them, such as those of a payment that was retried several times. Keeps the first
 * of each run; newest first.
 */
export function changesOnly<Change extends StatusChange>(
  histories: readonly Change[],
  saidBy: (change: Change) => unknown,
): Change[] {
  return newestFirst(histories).filter((entry, index, all) => {
    const before = all[index + 1];
    return !before || saidBy(entry) !== saidBy(before);
  });
}
