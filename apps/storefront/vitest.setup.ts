import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll } from "vitest";

/** Event loop turns that React needs after an unmount: the cleanup of effects still uses the test's window. */
const LAST_TURNS = 10;

afterAll(async () => {
  for (let turn = 0; turn < LAST_TURNS; turn += 1) await nextTurn();
});
