/** One change of a status, as every history of the contract carries it. */
export interface StatusChange {
  id: number;
  /** ISO 8601. */
  create_at: string;
}

/** A history with the newest change first, whatever order it came in; changes of the same instant by their number. */
export function newestFirst<Change extends StatusChange>(histories: readonly Change[]): Change[] {
  return [...histories].sort((a, b) => Date.parse(b.create_at) - Date.parse(a.create_at) || b.id - a.id);
}

/**
 * A history without the entries that say again what the one before them said: a payment that is tried again and again
 * leaves several, and none of them is a change. Kept is the first of a run; newest first.
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
