import { expect, it } from "vitest";
import { runForClient } from "./client-context.ts";
import { concurrencyLimit } from "./concurrency-limit.ts";

it("the concurrency limit counts calls for the client of the current request", async () => {
  const limited = concurrencyLimit(4, { waiting: 0, each: { running: 1 } });
  const inTime = () => limited(() => new Promise((resolve) => setImmediate(resolve)));
  const [first, second, third] = await Promise.allSettled([
    runForClient({ client: "a" }, inTime),
    runForClient({ client: "a" }, inTime),
    runForClient({ client: "b" }, inTime),
  ]);
  expect([first.status, second.status, third.status]).toEqual(["fulfilled", "rejected", "fulfilled"]);
});
