import { expect, it, vi } from "vitest";
import { createQuantityQueue } from "./quantity-queue.ts";

it("sends only the last of several quick presses", async () => {
  const send = vi.fn(async () => undefined);
  const queue = createQuantityQueue(send, 5);
  queue.set(1, 2);
  queue.set(1, 3);
  queue.set(1, 4);
  await queue.settled();
  expect(send.mock.calls).toEqual([[1, 4]]);
});

it("never has two requests of one line under way, and ends with the newest wish", async () => {
  const sent: number[] = [];
  let flying = 0;
  const queue = createQuantityQueue(async (_line, quantity) => {
    flying += 1;
    expect(flying).toBe(1);
    sent.push(quantity);
    if (quantity === 2) queue.set(1, 7);
    await new Promise((resolve) => setTimeout(resolve, 5));
    flying -= 1;
  }, 1);
  queue.set(1, 2);
  await queue.settled();
  expect(sent).toEqual([2, 7]);
});

it("lets lines go side by side", async () => {
  const sent: number[] = [];
  const queue = createQuantityQueue(async (line) => void sent.push(line), 1);
  queue.set(1, 2);
  queue.set(2, 2);
  await queue.settled();
  expect(sent.sort()).toEqual([1, 2]);
});
