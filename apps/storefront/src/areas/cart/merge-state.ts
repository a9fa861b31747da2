let isUnderWay = false;
const listeners = new Set<() => void>();

/** Whether a guest's cart is on its way into the customer's: until it is there, the customer's is not worth asking for. */
export const cartMerge = {
  isUnderWay: (): boolean => isUnderWay,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  setUnderWay(now: boolean): void {
    isUnderWay = now;
    for (const listener of listeners) listener();
  },
};
