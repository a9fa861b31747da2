import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll } from "vitest";

/** Turns in which React does what an unmount has left: the effects that it ends need the window of their test. */
const LAST_TURNS = 10;

afterAll(async () => {
  for (let turn = 0; turn < LAST_TURNS; turn += 1) await nextTurn();
});
