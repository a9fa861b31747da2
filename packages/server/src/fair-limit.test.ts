import { expect, it } from "vitest";
import { fairLimit, Overloaded } from "./fair-limit.ts";

/** A limit, and work under it that ends when it is told to. */
function start(limits: Parameters<typeof fairLimit>[0]) {
  const limit = fairLimit(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (client: string, name: string) =>
    limit(client, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { run, end, begun };
}

it("lets others pass a client that has its share running, and keeps the order of each", async () => {
  const { run, end, begun } = start({ running: 2, runningPerClient: 1, waiting: 4, waitingPerClient: 2 });
  for (const name of ["a1", "a2", "a3"]) void run("a", name);
  void run("b", "b1");
  void run("b", "b2");
  expect(begun).toEqual(["a1", "b1"]);
  await end("b1");
  expect(begun).toEqual(["a1", "b1", "b2"]);
  await end("a1");
  await end("a2");
  expect(begun).toEqual(["a1", "b1", "b2", "a2", "a3"]);
});

it("refuses the client that has too much, and everybody only when all of it is too much", async () => {
  const { run } = start({ running: 2, runningPerClient: 1, waiting: 2, waitingPerClient: 1 });
  void run("a", "a1");
  void run("a", "a2");
  await expect(run("a", "a3")).rejects.toMatchObject({ isOfClient: true });
  void run("b", "b1");
  void run("c", "c1");
  await expect(run("d", "d1")).rejects.toMatchObject({ isOfClient: false });
});

it("gives its place back where work fails", async () => {
  const limit = fairLimit({ running: 1, runningPerClient: 1, waiting: 0, waitingPerClient: 0 });
  await expect(limit("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await limit("a", () => Promise.resolve("done"))).toBe("done");
  await expect(limit("a", () => limit("a", () => Promise.resolve()))).rejects.toThrow(Overloaded);
});
