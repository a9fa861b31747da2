import { expect, it } from "vitest";
import { replyTime } from "./reply-time.ts";

it.each([
  [0, "minutes", 1],
  [59, "minutes", 59],
  [60, "hours", 1],
  [61, "hours", 2],
  [47 * 60, "hours", 47],
  [47 * 60 + 1, "days", 2],
  [5 * 24 * 60, "days", 5],
])("shows %i minutes in %s: %i", (minutes, unit, count) => {
  expect(replyTime(minutes)).toEqual({ unit, count });
});
