/** Sends one line's quantity; resolves when the server has answered, whatever it said. */
export type SendQuantity = (lineId: number, quantity: number) => Promise<void>;

export interface QuantityQueue {
  /** The customer wants this many now; earlier wishes for the line that were not sent yet are forgotten. */
  set: (lineId: number, quantity: number, send: SendQuantity) => void;
  /** Sends at once whatever waits: the page is being left. */
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

  async function drain(lineId: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    for (let wish = wanted.get(lineId); wish; wish = wanted.get(lineId)) {
      wanted.delete(lineId);
      await wish.send(lineId, wish.quantity);
    }
    underWay.delete(lineId);
  }

  return {
    set(lineId, quantity, send) {
      wanted.set(lineId, { quantity, send });
      if (!underWay.has(lineId)) underWay.set(lineId, drain(lineId));
    },
    flush() {
      // What is under way for the same line left earlier, so the newest wish is the last to arrive all the same.
      for (const [lineId, { quantity, send }] of wanted) void send(lineId, quantity);
      wanted.clear();
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay.values());
    },
  };
}
