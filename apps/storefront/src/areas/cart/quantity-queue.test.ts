import { expect, it, vi } from "vitest";
import { createQuantityQueue, type SendQuantity } from "./quantity-queue.ts";

it("sends only the last of several quick presses", async () => {
  const send = vi.fn(async () => undefined);
  const queue = createQuantityQueue(5);
  queue.set(1, 2, send);
  queue.set(1, 3, send);
  queue.set(1, 4, send);
  await queue.settled();
  expect(send.mock.calls).toEqual([[1, 4]]);
});

it("never has two requests of one line under way, and ends with the newest wish", async () => {
  const sent: number[] = [];
  let flying = 0;
  const queue = createQuantityQueue(1);
  const send: SendQuantity = async (_line, quantity) => {
    flying += 1;
    expect(flying).toBe(1);
    sent.push(quantity);
    if (quantity === 2) queue.set(1, 7, send);
    await new Promise((resolve) => setTimeout(resolve, 5));
    flying -= 1;
  };
  queue.set(1, 2, send);
  await queue.settled();
  expect(sent).toEqual([2, 7]);
});

it("sends what waits at once when the page is being left, and nothing of it again", async () => {
  const send = vi.fn(async () => undefined);
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

it("waits for a line's answer also when the page is left, and then sends the newest wish", async () => {
  const sent: number[] = [];
  let answer = () => undefined as unknown;
  const queue = createQuantityQueue(0);
  const send: SendQuantity = (_line, quantity) => {
    sent.push(quantity);
    return new Promise((resolve) => (answer = resolve as () => void));
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

it("lets lines go side by side", async () => {
  const sent: number[] = [];
  const queue = createQuantityQueue(1);
  const send: SendQuantity = async (line) => void sent.push(line);
  queue.set(1, 2, send);
  queue.set(2, 2, send);
  await queue.settled();
  expect(sent.sort()).toEqual([1, 2]);
});
