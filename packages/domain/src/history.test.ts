import { expect, it } from "vitest";
import { changesOnly } from "./history.ts";

const at = (minute: number, id: number, status_update: string) => ({
  id,
  status_update,
  create_at: `2026-11-21T09:${String(minute).padStart(2, "0")}:00.000Z`,
});

it("drops repeats of a status in a row except the first, and keeps a status that returns later", () => {
  const histories = [
    at(0, 1, "PENDING_CONFIRM"),
    at(5, 2, "PENDING_CONFIRM"),
    at(5, 3, "PENDING_CONFIRM"),
    at(9, 4, "CREATED"),
    at(12, 5, "PENDING_CONFIRM"),
  ];
  const status = (change: (typeof histories)[number]) => change.status_update;
  expect(changesOnly(histories.toReversed(), status).map(({ id }) => id)).toEqual([5, 4, 1]);
  expect(changesOnly([], status)).toEqual([]);
});
