import type { Cart } from "@sen/api";
import { describe, expect, it, vi } from "vitest";
import { changeCart, hasNoneOf, linesWithout } from "./change-cart.ts";

/** A cart of one shop with lines of these ids; a line's variant is its tenfold. */
const cartOf = (...ids: number[]): Cart =>
  ({ groups: [{ lines: ids.map((id) => ({ id, variant_id: id * 10 })) }] }) as unknown as Cart;
const ok = (cart: Cart) => ({ data: { data: cart }, response: { status: 200 } });
const refusalOf = (code: number, message: string) => ({ code, message, data: null });
const refused = (status: number, message: string) => ({
  error: refusalOf(status, message),
  response: { status },
});
const isMade = (cart: Cart) => hasNoneOf(cart, [2]);

describe("a change of the cart", () => {
  it("is made when the server says so, and nothing more is asked", async () => {
    const look = vi.fn();
    const changed = await changeCart({ ask: async () => ok(cartOf(1)), look, isMade });
    expect(changed).toEqual({ kind: "made", cart: cartOf(1) });
    expect(look).not.toHaveBeenCalled();
  });

  it.each([401, 404, 422, 429])("is refused in the server's words with %s", async (status) => {
    const look = vi.fn();
    const changed = await changeCart({ ask: async () => refused(status, "Không được"), look, isMade });
    expect(changed).toEqual({
      kind: "refused",
      answer: refusalOf(status, "Không được"),
      again: status === 429,
    });
    expect(look).not.toHaveBeenCalled();
  });

  const offline = new Error("no connection");
  const noAnswers = [
    { name: "no answer", ask: () => Promise.reject(offline), error: offline },
    { name: "a server's failure", ask: async () => refused(503, "Service unavailable"), error: null },
  ];
  it.each(noAnswers)("after $name, is made when the cart shows it", async ({ ask }) => {
    const look = async () => cartOf(1, 3);
    expect(await changeCart({ ask, look, isMade })).toEqual({ kind: "made", cart: cartOf(1, 3) });
  });

  it.each(noAnswers)("after $name, is not told as made when the cart shows that it is not", async (lost) => {
    const look = async () => cartOf(1, 2);
    const changed = await changeCart({ ask: lost.ask, look, isMade });
    expect(changed).toEqual({ kind: "lost", error: lost.error, cart: cartOf(1, 2) });
  });

  it.each(noAnswers)("after $name, is not told as made when the cart can't be seen", async (lost) => {
    const blind = { kind: "lost", error: lost.error, cart: undefined };
    expect(await changeCart({ ask: lost.ask, look: async () => undefined, isMade })).toEqual(blind);
    expect(await changeCart({ ask: lost.ask, look: () => Promise.reject(offline), isMade })).toEqual(blind);
  });
});

describe("what a cart has", () => {
  it("is told by variant of lines that come back, and by id of lines that leave", () => {
    const wanted = [{ variant_id: 10 }, { variant_id: 40 }];
    expect(linesWithout(cartOf(1, 2), wanted)).toEqual([{ variant_id: 40 }]);
    expect(hasNoneOf(cartOf(1, 2), [3, 10])).toBe(true);
    expect(hasNoneOf(cartOf(1, 2), [3, 2])).toBe(false);
    expect(hasNoneOf(cartOf(), [1])).toBe(true);
  });
});
