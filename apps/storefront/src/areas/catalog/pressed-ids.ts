import { createStore, type Store } from "../../core/store.ts";

/** The latest press on each id of a customer's list (wishes, followed shops) that the server has not answered yet. */
export type PressedIds = Store<ReadonlyMap<number, { isOn: boolean }>>;

export const createPressedIds = (): PressedIds => createStore<ReturnType<PressedIds["read"]>>(new Map());

/** Whether an id is on the list: as last pressed, or as the server has saved it; undefined while that is unknown. */
export const hasId =
  (saved: readonly number[] | undefined, pressed: ReturnType<PressedIds["read"]>) =>
  (id: number): boolean | undefined =>
    pressed.get(id)?.isOn ?? saved?.includes(id);
