import { createStore, type Store } from "../../core/store.ts";

/** The latest press on each id of a customer's list (wishes, followed shops) that the server has not answered yet. */
export type PressedIds = Store<ReadonlyMap<number, { isOn: boolean }>>;

export const createPressedIds = (): PressedIds => createStore<ReturnType<PressedIds["read"]>>(new Map());

/** The ids to show: those that the server has saved, changed by the presses. */
export const shownIds = (
  saved: readonly number[] = [],
  pressed: ReturnType<PressedIds["read"]>,
): ReadonlySet<number> =>
  new Set([...saved, ...pressed.keys()].filter((id) => pressed.get(id)?.isOn ?? true));
