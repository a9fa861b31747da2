import { createStore } from "./store.ts";

/** Whether the latest response said that the shop takes no orders. */
export const orderingPaused = createStore(false);

/** Updates `orderingPaused` from a response's `Shop-Paused` header. */
export function updateOrderingPaused({ headers }: Response): void {
  const isPaused = headers.has("shop-paused");
  if (isPaused !== orderingPaused.read()) orderingPaused.write(isPaused);
}
