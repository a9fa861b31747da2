import type { Presses } from "./presses.ts";
import type { Query, useAnswers } from "./query.ts";
import { settleToResult, type Result } from "./write.ts";

type Press = readonly [id: number, isOn: boolean];

/**
 * Shows a press at once, until the server has answered it. What is cached changes only to what the server has saved, so a failed press
 * needs no rollback. Never rejects.
 *
 * @param keep caches what was saved
 * @returns the result, and whether no later press on this id has replaced this one
 */
export async function savePress<Answer>(
  pressed: Presses,
  [id, isOn]: Press,
  writing: Promise<Result<Answer>>,
  keep: (answer: Answer) => Promise<unknown>,
) {
  const press = { isOn };
  pressed.write(new Map(pressed.read()).set(id, press));
  const result = await settleToResult(writing);
  // If a later press has been answered already, that answer counts.
  if (result.ok && pressed.read().has(id)) await keep(result.data);
  const isLatest = pressed.read().get(id) === press;
  if (isLatest) {
    const others = new Map(pressed.read());
    others.delete(id);
    pressed.write(others);
  }
  return { ...result, isLatest };
}

/** `savePress` for an id of a customer's list, whose response is the list. */
export async function savePressedId<Answer extends { data: number[] }>(
  {
    pressed,
    asked,
    answers,
  }: { pressed: Presses; asked: Query<Answer>; answers: ReturnType<typeof useAnswers> },
  [id, isOn]: Press,
  writing: Promise<Result<Answer>>,
) {
  const saved = await savePress(pressed, [id, isOn], writing, (answer) =>
    answers.set(asked, (known = answer) => {
      const others = known.data.filter((one) => one !== id);
      return { ...known, data: isOn ? [id, ...others] : others };
    }),
  );
  // A lost response does not say whether it was saved.
  if (saved.isLatest && !saved.ok) void answers.refetch(asked);
  return saved;
}
