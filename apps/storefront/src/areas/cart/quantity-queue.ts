/** Sends one line's quantity; resolves when the server has answered, whatever it said. */
export type SendQuantity = (lineId: number, quantity: number) => Promise<void>;

export interface QuantityQueue {
  /** The customer wants this many now; earlier wishes for the line that were not sent yet are forgotten. */
  set: (lineId: number, quantity: number, send: SendQuantity) => void;
  /** Sends what only waits for more presses: the page is being left. */
  flush: () => void;
  /** Resolves when nothing waits and nothing is under way. */
  settled: () => Promise<void>;
}

/**
 * Quick presses on a stepper become few requests: presses within `delayMs` are one, a line never has two requests under
 * way, and what is sent is the absolute quantity, so that answers cannot overtake each other.
 */
export function createQuantityQueue(delayMs = 250): QuantityQueue {
  const wanted = new Map<number, { quantity: number; send: SendQuantity }>();
  const underWay = new Map<number, Promise<void>>();
  /** What begins to send a line at once, while it waits for more presses. */
  const waiting = new Map<number, () => void>();

  async function drain(lineId: number): Promise<void> {
    for (let wish = wanted.get(lineId); wish; wish = wanted.get(lineId)) {
      wanted.delete(lineId);
      await wish.send(lineId, wish.quantity);
    }
    underWay.delete(lineId);
  }

  /** Sends a line after the pause, or as soon as the page is left. */
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
