import { describe, expect, it, vi } from "vitest";
import { clientOf } from "./create-client.ts";

const item = { product_id: 1, variant_id: 2, quantity: 1 };
const done = () => Response.json({ code: 200, status: 1, message: "", data: {} });
const failed = (status: number) => () =>
  Response.json({ code: status, status: 0, message: "", data: null }, { status });
const lost = () => {
  throw new TypeError("Failed to fetch");
};

/** A client whose requests end like this in turn, and the idempotency keys that they carried. */
function callsThatEnd(...ends: (() => Response)[]) {
  const keys: (string | null)[] = [];
  const { api } = clientOf("http://shop.example", {
    fetch: async (request) => {
      keys.push(request.headers.get("idempotency-key"));
      return (ends[keys.length - 1] ?? done)();
    },
  });
  const add = (quantity = 1) =>
    api.POST("/carts", { body: { items: [{ ...item, quantity }] } }).catch(() => undefined);
  return { api, add, keys };
}

describe("the idempotency key", () => {
  it.each([
    ["its answer is lost", lost],
    ["the server fails", failed(500)],
    ["the backend is away", failed(503)],
  ])("is reused when %s, until a response arrives", async (_case, end) => {
    const { add, keys } = callsThatEnd(end, end, done, done);
    for (let call = 1; call <= 4; call += 1) await add();
    const [first, second, third, fourth] = keys;
    expect(first).toMatch(/^[\w-]{8,100}$/);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it.each([done, failed(422), failed(429)])("changes after a response", async (end) => {
    const { add, keys } = callsThatEnd(end, done);
    await add();
    await add();
    expect(new Set(keys).size).toBe(2);
  });

  it("changes when the write is repeated more than five minutes later", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const { add, keys } = callsThatEnd(lost, lost, done);
      await add();
      vi.setSystemTime(Date.now() + 5 * 60_000);
      await add();
      vi.setSystemTime(Date.now() + 5 * 60_000 + 1);
      await add();
      expect(keys[1]).toBe(keys[0]);
      expect(keys[2]).not.toBe(keys[0]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("differs for another body, and for the same write in parallel", async () => {
    const { add, keys } = callsThatEnd(lost, done, done, done);
    await add(1);
    await add(2);
    await Promise.all([add(1), add(1)]);
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe(keys[0]);
  });

  it("is not sent with reads, nor with writes that can be repeated anyway", async () => {
    const { api, keys } = callsThatEnd(done, done);
    await api.GET("/carts");
    await api.PUT("/carts/{itemId}", { params: { path: { itemId: 1 } }, body: { quantity: 2 } });
    expect(keys).toEqual([null, null]);
  });
});
