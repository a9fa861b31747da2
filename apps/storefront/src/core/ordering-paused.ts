import { createStore } from "./store.ts";

/** Whether the shop said with its latest answer that it takes no orders. */
export const orderingPaused = createStore(false);

/** Reads from an answer of the backend whether the shop takes orders. */
export function noteWhetherPaused({ headers }: Response): void {
  const isPaused = headers.has("shop-paused");
  if (isPaused !== orderingPaused.read()) orderingPaused.write(isPaused);
}
