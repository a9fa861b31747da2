import { expect, it, vi } from "vitest";
import { createQuantityQueue, type SendQuantity } from "./quantity-queue.ts";

it("sends only the last of several quick changes", async () => {
  const send = vi.fn(async () => true);
  const queue = createQuantityQueue(5);
  queue.set(1, 2, send);
  queue.set(1, 3, send);
  queue.set(1, 4, send);
  await queue.settled();
  expect(send.mock.calls).toEqual([[1, 4]]);
});

it("sends pending quantities at once when flushed, and none of them again", async () => {
  const send = vi.fn(async () => true);
  const queue = createQuantityQueue(5);
  queue.set(1, 2, send);
  queue.set(1, 3, send);
  queue.set(2, 9, send);
  queue.flush();
  expect(send.mock.calls).toEqual([
    [1, 3],
    [2, 9],
  ]);
  await queue.settled();
  queue.flush();
  expect(send).toHaveBeenCalledTimes(2);
});

it("waits for a line's response even when flushed, then sends the newest quantity", async () => {
  const sent: number[] = [];
  let answer = () => undefined as unknown;
  const queue = createQuantityQueue(0);
  const send: SendQuantity = (_line, quantity) => {
    sent.push(quantity);
    return new Promise((resolve) => (answer = () => resolve(true)));
  };
  queue.set(1, 2, send);
  queue.flush();
  queue.set(1, 3, send);
  queue.flush();
  expect(sent).toEqual([2]);
  answer();
  await vi.waitFor(() => expect(sent).toEqual([2, 3]));
  answer();
  await queue.settled();
});

it("sends debounced quantities at once when asked to settle, and says whether all were saved", async () => {
  const queue = createQuantityQueue(60_000);
  queue.set(1, 2, async () => true);
  expect(await queue.settled()).toBe(true);
  queue.set(1, 3, async () => true);
  queue.set(2, 99, async () => false);
  expect(await queue.settled()).toBe(false);
});
