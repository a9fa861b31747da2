import type { Query, useAnswers } from "../../core/query.ts";
import { settleToResult, type Result } from "../../core/write.ts";
import type { PressedIds } from "./pressed-ids.ts";

interface Ids {
  data: number[];
}

/** The list that a press changes: its presses, and its response from the server. */
export interface PressedList<Answer extends Ids> {
  pressed: PressedIds;
  asked: Query<Answer>;
  answers: ReturnType<typeof useAnswers>;
}

/**
 * Shows a press on an id at once, until the server has answered it. The cached response changes only to what the server has saved, so a
 * failed press needs no rollback. Never rejects.
 *
 * @returns the result, and whether no later press on this id has replaced this one
 */
export async function savePress<Answer extends Ids>(
  { pressed, asked, answers }: PressedList<Answer>,
  [id, isOn]: readonly [id: number, isOn: boolean],
  writing: Promise<Result<Answer>>,
) {
  const press = { isOn };
  pressed.write(new Map(pressed.read()).set(id, press));
  const result = await settleToResult(writing);
  // If a later press has been answered already, that answer counts.
  if (result.ok && pressed.read().has(id)) {
    await answers.set(asked, (known = result.data) => {
      const others = known.data.filter((one) => one !== id);
      return { ...known, data: isOn ? [id, ...others] : others };
    });
  }
  const isLatest = pressed.read().get(id) === press;
  if (isLatest) {
    const others = new Map(pressed.read());
    others.delete(id);
    pressed.write(others);
    // A lost response does not say whether it was saved.
    if (!result.ok) void answers.refetch(asked);
  }
  return { ...result, isLatest };
}
