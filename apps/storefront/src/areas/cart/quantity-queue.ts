/** Sends a line's quantity. Resolves to whether the server saved it. */
export type SendQuantity = (lineId: number, quantity: number) => Promise<boolean>;

export interface QuantityQueue {
  /** Queues a quantity. Replaces one for the same line that has not been sent yet. */
  set: (lineId: number, quantity: number, send: SendQuantity) => void;
  /** Sends all debounced quantities now, because the page is being left. */
  flush: () => void;
  /** Sends all debounced quantities now. Resolves to whether all quantities under way were saved. */
  settled: () => Promise<boolean>;
}

/**
 * Debounces and serializes quantity changes: presses within `delayMs` become one request, and each line has at most one request in
 * flight, with the absolute quantity. So responses cannot overtake each other.
 */
export function createQuantityQueue(delayMs = 250): QuantityQueue {
  const wanted = new Map<number, { quantity: number; send: SendQuantity }>();
  const underWay = new Map<number, Promise<boolean>>();
  /** Starts sending a line that is still debounced. */
  const waiting = new Map<number, () => void>();

  /** Resolves to whether the last quantity was saved. */
  async function drain(lineId: number): Promise<boolean> {
    let isSaved = true;
    for (let wish = wanted.get(lineId); wish; wish = wanted.get(lineId)) {
      wanted.delete(lineId);
      // It fails if the customer has changed meanwhile: their cart is no longer shown.
      isSaved = await wish.send(lineId, wish.quantity).catch(() => false);
    }
    underWay.delete(lineId);
    return isSaved;
  }

  /** Sends a line after the delay, or when flushed. */
  function drainSoon(lineId: number): Promise<boolean> {
    return new Promise((resolve) => {
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(lineId);
        void drain(lineId).then(resolve);
      };
      const timer = setTimeout(begin, delayMs);
      waiting.set(lineId, begin);
    });
  }

  function flush(): void {
    for (const begin of [...waiting.values()]) begin();
  }

  return {
    flush,
    set(lineId, quantity, send) {
      wanted.set(lineId, { quantity, send });
      if (!underWay.has(lineId)) underWay.set(lineId, drainSoon(lineId));
    },
    async settled() {
      let areSaved = true;
      flush();
      while (underWay.size > 0) {
        const results = await Promise.all(underWay.values());
        areSaved &&= results.every(Boolean);
      }
      return areSaved;
    },
  };
}
