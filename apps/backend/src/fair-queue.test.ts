import { describe, expect, it } from "vitest";
import { Overloaded } from "@sen/server";
import { fairQueue, type Client } from "./fair-queue.ts";

const guest = (id: string): Client => ({ id, isGuest: true });
const customer = (id: string): Client => ({ id, isGuest: false });
const limits = { atATime: 2, eachAtATime: 1, guestsAtATime: 1, waitingCustomers: 4, waitingGuests: 3 };

/** A queue whose jobs the test finishes by hand, with the names of started jobs in order. */
function observed(queue = fairQueue(limits)) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (client: Client, name: string, isHeavy = false): Promise<unknown> => {
    const end = Promise.withResolvers<undefined>();
    ends.set(name, () => end.resolve(undefined));
    const run = async () => {
      started.push(name);
      await end.promise;
    };
    return queue({ client, isHeavy, run }).catch((error: unknown) => error);
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { started, add, end };
}

describe("a fair queue", () => {
  it("keeps a slot free of guests, and runs customers before waiting guests", async () => {
    const { started, add, end } = observed();
    for (const name of ["g1", "g2", "g3"]) void add(guest(name), name);
    for (const name of ["c1", "c2"]) void add(customer(name), name);
    await end("");
    expect(started).toEqual(["g1", "c1"]);
    await end("g1");
    expect(started).toEqual(["g1", "c1", "c2"]);
    await end("c1");
    expect(started).toEqual(["g1", "c1", "c2", "g2"]);
  });

  it("runs one job per client, and next the client who has had fewer", async () => {
    const { started, add, end } = observed();
    for (const name of ["a1", "a2", "a3"]) void add(customer("a"), name);
    for (const name of ["b1", "c1"]) void add(customer(name), name);
    await end("");
    expect(started).toEqual(["a1", "b1"]);
    await end("a1");
    expect(started).toEqual(["a1", "b1", "c1"]);
    await end("b1");
    expect(started).toEqual(["a1", "b1", "c1", "a2"]);
  });

  it("runs one heavy job at a time, and light ones beside it", async () => {
    const { started, add, end } = observed(fairQueue({ ...limits, heavyAtATime: 1 }));
    for (const name of ["heavy1", "heavy2"]) void add(customer(name), name, true);
    void add(customer("light"), "light");
    await end("");
    expect(started).toEqual(["heavy1", "light"]);
    await end("heavy1");
    expect(started).toEqual(["heavy1", "light", "heavy2"]);
  });

  it("refuses guests when too many of them wait, but not customers", async () => {
    const { started, add, end } = observed();
    const guests = ["g1", "g2", "g3", "g4", "g5"].map((name) => add(guest(name), name));
    expect(await guests[4]).toBeInstanceOf(Overloaded);
    void add(customer("c1"), "c1");
    await end("");
    expect(started).toEqual(["g1", "c1"]);
  });

  it("goes on after a job has failed", async () => {
    const queue = fairQueue(limits);
    const failing = () => Promise.reject(new Error("broken"));
    await expect(queue({ client: guest("g"), run: failing })).rejects.toThrow("broken");
    expect(await queue({ client: guest("g"), run: () => Promise.resolve(1) })).toBe(1);
  });
});
