/** Sends a line's quantity. Resolves once the server has responded, whatever the response. */
export type SendQuantity = (lineId: number, quantity: number) => Promise<void>;

export interface QuantityQueue {
  /** Queues a quantity. Replaces one for the same line that has not been sent yet. */
  set: (lineId: number, quantity: number, send: SendQuantity) => void;
  /** Sends all debounced quantities now, because the page is being left. */
  flush: () => void;
  settled: () => Promise<void>;
}

/**
 * Debounces and serializes quantity changes: presses within `delayMs` become one request, and each line has at most one request in
 * flight, with the absolute quantity. So responses cannot overtake each other.
 */
export function createQuantityQueue(delayMs = 250): QuantityQueue {
  const wanted = new Map<number, { quantity: number; send: SendQuantity }>();
  const underWay = new Map<number, Promise<void>>();
  /** Starts sending a line that is still debounced. */
  const waiting = new Map<number, () => void>();

  async function drain(lineId: number): Promise<void> {
    for (let wish = wanted.get(lineId); wish; wish = wanted.get(lineId)) {
      wanted.delete(lineId);
      await wish.send(lineId, wish.quantity);
    }
    underWay.delete(lineId);
  }

  /** Sends a line after the delay, or when flushed. */
  function drainSoon(lineId: number): Promise<void> {
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

  return {
    set(lineId, quantity, send) {
      wanted.set(lineId, { quantity, send });
      if (!underWay.has(lineId)) underWay.set(lineId, drainSoon(lineId));
    },
    flush() {
      for (const begin of [...waiting.values()]) begin();
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay.values());
    },
  };
}
