import { describe, expect, it } from "vitest";
import { inDecodingTurn, type Client } from "./decoding.ts";

const guest = (id: string): Client => ({ id, isGuest: true });
const customer = (id: string): Client => ({ id, isGuest: false });

type Sent = [name: string, client: Client, isVideo?: boolean];
const settled = () => new Promise(setImmediate);

/** Sends files to be decoded, one after the other, until the test ends each by its name. `begun` has the names of those begun, in order. */
async function decode(...files: Sent[]) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const all: Promise<void>[] = [];
  for (const [name, client, isVideo] of files) {
    const run = () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    };
    all.push(inDecodingTurn({ client, isVideo, run }));
    await settled();
  }
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  const endAll = async () => {
    for (const name of begun) await end(name);
    await Promise.all(all);
  };
  return { begun, end, endAll };
}

describe("decoding uploads", () => {
  it("keeps a slot free of guests, and takes the customers who wait before the next guest", async () => {
    const { begun, end, endAll } = await decode(
      ...["g1", "g2", "g3"].map((id): Sent => [id, guest(id)]),
      ...["c1", "c2"].map((id): Sent => [id, customer(id)]),
    );
    expect(begun).toEqual(["g1", "c1"]);
    await end("g1");
    expect(begun).toEqual(["g1", "c1", "c2"]);
    await end("c1");
    expect(begun).toEqual(["g1", "c1", "c2", "g2"]);
    await endAll();
  });

  it("takes a guest's picture beside a guest's video, and a customer's when the picture ends", async () => {
    const { begun, end, endAll } = await decode(
      ["video", guest("a"), true],
      ["p1", guest("a")],
      ["p2", guest("b")],
      ["customer's", customer("d")],
    );
    expect(begun).toEqual(["video", "p1"]);
    await end("p1");
    expect(begun).toEqual(["video", "p1", "customer's"]);
    await endAll();
  });

  it("takes one video at a time, and pictures beside it", async () => {
    const { begun, end, endAll } = await decode(
      ["v1", customer("a"), true],
      ["v2", customer("b"), true],
      ["picture", customer("c")],
    );
    expect(begun).toEqual(["v1", "picture"]);
    await end("v1");
    expect(begun).toEqual(["v1", "picture", "v2"]);
    await endAll();
  });
});
