import { createStore, type Store } from "./store.ts";

/** The latest press on each id (a heart, a like, a followed shop) that the server has not answered yet. */
export type Presses = Store<ReadonlyMap<number, { isOn: boolean }>>;

export const createPresses = (): Presses => createStore<ReturnType<Presses["read"]>>(new Map());

/** Whether an id is on a customer's list: as last pressed, or as the server has saved it; undefined while that is unknown. */
export const hasId =
  (saved: readonly number[] | undefined, pressed: ReturnType<Presses["read"]>) =>
  (id: number): boolean | undefined =>
    pressed.get(id)?.isOn ?? saved?.includes(id);
