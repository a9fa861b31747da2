/** Sends one line's quantity; resolves when the server has answered, whatever it said. */
export type SendQuantity = (lineId: number, quantity: number) => Promise<void>;

export interface QuantityQueue {
  /** The customer wants this many now; earlier wishes for the line that were not sent yet are forgotten. */
  set: (lineId: number, quantity: number) => void;
  /** Resolves when nothing waits and nothing is under way. */
  settled: () => Promise<void>;
}

/**
 * Quick presses on a stepper become few requests: presses within `delayMs` are one, a line never has two requests under
 * way, and what is sent is the absolute quantity, so that answers cannot overtake each other.
 */
export function createQuantityQueue(send: SendQuantity, delayMs = 250): QuantityQueue {
  const wanted = new Map<number, number>();
  const underWay = new Map<number, Promise<void>>();

  async function drain(lineId: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    for (let quantity = wanted.get(lineId); quantity !== undefined; quantity = wanted.get(lineId)) {
      wanted.delete(lineId);
      await send(lineId, quantity);
    }
    underWay.delete(lineId);
  }

  return {
    set(lineId, quantity) {
      wanted.set(lineId, quantity);
      if (!underWay.has(lineId)) underWay.set(lineId, drain(lineId));
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay.values());
    },
  };
}
