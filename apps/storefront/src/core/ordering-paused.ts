import { createStore } from "./store.ts";

/** Whether the latest response said that the shop takes no orders (its `Shop-Paused` header). */
export const orderingPaused = createStore(false);
