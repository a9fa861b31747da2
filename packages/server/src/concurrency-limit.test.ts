import { MessageChannel } from "node:worker_threads";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type ConcurrencyLimits, Overloaded, concurrencyLimit } from "./concurrency-limit.ts";

/** A limit whose calls the test finishes by hand, with the names of started calls. */
function watchedLimit(atATime: number | (() => number), limits: ConcurrencyLimits) {
  const limited = concurrencyLimit(atATime, limits);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    /** Queues calls of a client, named after it and their number; returns their outcomes. */
    send: (client: string, ...names: string[]) =>
      names.map((name) =>
        limited(() => {
          begun.push(`${client}${name}`);
          return new Promise<string>((resolve) => ends.push(() => resolve("done")));
        }, client).catch((error: unknown) => error),
      ),
    /** Finishes the running calls and those that start after them, one by one. */
    async endAll() {
      do {
        ends.shift()?.();
        // Wait for the next one to start.
        await new Promise(setImmediate);
      } while (ends.length > 0);
    },
  };
}

const others = { isClientsOwn: false };
const own = { isClientsOwn: true };

afterEach(() => void vi.useRealTimers());

describe("the concurrency limit", () => {
  it("runs two calls at a time, those of one client in order", async () => {
    const { send, begun, endAll } = watchedLimit(2, { waiting: 3 });
    const ends = send("a", "1", "2", "3", "4", "5");
    await Promise.resolve();
    expect(begun).toEqual(["a1", "a2"]);
    await endAll();
    expect(begun).toEqual(["a1", "a2", "a3", "a4", "a5"]);
    expect(await Promise.all(ends)).toEqual(Array(5).fill("done"));
  });

  it("reads the current limit whenever a call starts", async () => {
    let atATime = 1;
    const { send, begun, endAll } = watchedLimit(() => atATime, { waiting: 9 });
    const ends = send("a", "1", "2", "3", "4");
    await Promise.resolve();
    expect(begun).toEqual(["a1"]);
    atATime = 2;
    ends.push(...send("b", "1"));
    await Promise.resolve();
    expect(begun).toEqual(["a1", "b1"]);
    await endAll();
    expect(await Promise.all(ends)).toEqual(Array(5).fill("done"));
  });

  it("goes on after a call has failed", async () => {
    const limited = concurrencyLimit(1, { waiting: 1 });
    const failing = limited(() => Promise.reject(new Error("it fails")), "a");
    expect(await limited(() => Promise.resolve("done"), "a")).toBe("done");
    await expect(failing).rejects.toThrow("it fails");
  });

  it("lets one client's few calls through between another's many", async () => {
    const { send, begun, endAll } = watchedLimit(1, { waiting: 20 });
    const all = [...send("a", "1", "2", "3", "4"), ...send("b", "1", "2"), ...send("c", "1")];
    await endAll();
    await Promise.all(all);
    expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
  });

  it("leaves room for other clients when each has a share", async () => {
    const { send, begun, endAll } = watchedLimit(3, { waiting: 20, each: { running: 2 } });
    const all = [...send("a", "1", "2", "3"), ...send("b", "1")];
    await Promise.resolve();
    expect(begun).toEqual(["a1", "a2", "b1"]);
    await endAll();
    await Promise.all(all);
    expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
  });
});

describe("the concurrency limit, when calls are too many,", () => {
  it("refuses calls before they start, and accepts more once others are done", async () => {
    const { send, begun, endAll } = watchedLimit(1, { waiting: 2 });
    const ends = send("a", "1", "2", "3", "4", "5");
    await endAll();
    expect((await Promise.all(ends)).slice(3)).toMatchObject([others, others]);
    send("a", "6");
    await Promise.resolve();
    expect(begun).toEqual(["a1", "a2", "a3", "a6"]);
    await endAll();
  });

  it("refuses a client with more calls waiting than its share", async () => {
    const { send, endAll } = watchedLimit(1, { waiting: 10, each: { waiting: 1 } });
    const [, , refused] = send("a", "1", "2", "3");
    const [welcome] = send("b", "1");
    const error = await refused;
    expect(error).toBeInstanceOf(Overloaded);
    expect(error).toMatchObject(own);
    await endAll();
    expect(await welcome).toBe("done");
  });

  it("refuses a client whose share is running, and others only when all places are taken", async () => {
    const { send, endAll } = watchedLimit(2, { waiting: 0, each: { running: 1 } });
    const [, refused] = send("a", "1", "2");
    expect(await refused).toMatchObject(own);
    send("b", "1");
    expect(await send("c", "1")[0]).toMatchObject(others);
    await endAll();
  });

  it("drops a waiting call of the busiest client for one of a client with fewer", async () => {
    const { send, begun, endAll } = watchedLimit(1, { waiting: 3 });
    const flood = send("a", "1", "2", "3", "4");
    const [welcome] = send("b", "1");
    expect(await flood[3]).toMatchObject(own);
    await endAll();
    expect(await welcome).toBe("done");
    expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
  });

  it("refuses every client alike when none has more calls than another", async () => {
    const { send, endAll } = watchedLimit(1, { waiting: 2 });
    for (const client of ["a", "b", "c"]) send(client, "1");
    expect(await send("d", "1")[0]).toMatchObject(others);
    await endAll();
  });

  it("does not count time in which the process was blocked as waiting", async () => {
    const limited = concurrencyLimit(1, { waiting: 1, waitMs: 20 });
    const { port1, port2 } = new MessageChannel();
    const first = limited(() => new Promise((resolve) => port2.once("message", resolve)), "a");
    port1.postMessage("It is there before the process stands still.");
    const second = limited(() => Promise.resolve("done"), "b");
    const stands = performance.now() + 60;
    while (performance.now() < stands);
    await first;
    expect(await second).toBe("done");
    port1.close();
  });

  it("refuses a call that has waited too long, and frees its place", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { send } = watchedLimit(1, { waiting: 1, waitMs: 5_000 });
    const [, late] = send("a", "1", "2");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await late).toMatchObject(others);
    const [, again] = send("a", "3", "4");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await Promise.all([again])).toMatchObject([others]);
  });
});
