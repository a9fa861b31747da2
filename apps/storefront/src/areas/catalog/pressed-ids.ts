import { createStore, type Store } from "../../core/store.ts";

/** The latest press on each id of a customer's list (wishes, followed shops) that the server has not answered yet. */
export type PressedIds = Store<ReadonlyMap<number, { isOn: boolean }>>;

export const createPressedIds = (): PressedIds =>
  createStore<ReadonlyMap<number, { isOn: boolean }>>(new Map());

/** The ids to show: those that the server has saved, and the presses. Undefined while both are unknown. */
export function shownIds(
  saved: readonly number[] | undefined,
  pressed: ReturnType<PressedIds["read"]>,
): ReadonlySet<number> | undefined {
  if (!saved && pressed.size === 0) return undefined;
  const shown = new Set(saved);
  for (const [id, { isOn }] of pressed) {
    if (isOn) shown.add(id);
    else shown.delete(id);
  }
  return shown;
}
