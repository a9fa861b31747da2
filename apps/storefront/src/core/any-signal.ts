/** A signal that aborts as soon as one of these does. `AbortSignal.any` is newer than the browsers that the shop supports. */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const any = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) any.abort(signal.reason);
    else signal.addEventListener("abort", () => any.abort(signal.reason), { once: true, signal: any.signal });
  }
  return any.signal;
}
