import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buyLineAgain, isAllInCart, offersBuyAgain } from "./buy-again.ts";
import { CART_PRODUCT_LIMIT, LINE_QUANTITY_LIMIT } from "./limits.ts";
import { OrderStatus } from "./statuses.ts";

describe("buying an order again", () => {
  it("is offered for delivered, completed and cancelled orders", () => {
    const offered = Object.values(OrderStatus).filter((order_status) => offersBuyAgain({ order_status }));
    expect(offered.toSorted()).toEqual(["CANCELLED", "COMPLETED", "DELIVERED"]);
  });

  const room = { stock: 10, present: 0, lines: 3 };
  it.each([
    ["takes what was ordered", 2, room, true, [2, null]],
    ["keeps what is there and adds what is missing", 3, { ...room, present: 1 }, true, [2, null]],
    ["adds nothing to a line that has it all", 3, { ...room, present: 5 }, true, [0, null]],
    ["takes what is left and says so", 3, { ...room, stock: 2 }, true, [2, "not_enough_stock"]],
    [
      "says when the cart holds all that is left",
      3,
      { ...room, stock: 2, present: 2 },
      true,
      [0, "not_enough_stock"],
    ],
    ["says what has sold out", 3, { ...room, stock: 0 }, true, [0, "sold_out"]],
    ["says what is no longer sold", 3, { ...room, stock: null }, true, [0, "unavailable"]],
    ["says that the shop has closed", 3, { ...room, stock: null }, false, [0, "shop_closed"]],
    ["says when the cart is full", 3, { ...room, lines: CART_PRODUCT_LIMIT }, true, [0, "cart_full"]],
    ["adds to a line of a full cart", 3, { ...room, present: 1, lines: CART_PRODUCT_LIMIT }, true, [2, null]],
  ] as const)("%s", (_what, ordered, there, isShopOpen, [taken, refusal]) => {
    expect(buyLineAgain(ordered, there, isShopOpen)).toMatchObject({ taken, refusal });
  });

  it("never adds more than was ordered or is in stock, and adds nothing the second time", () => {
    const pieces = fc.integer({ min: 0, max: LINE_QUANTITY_LIMIT });
    const any = fc.record({
      ordered: fc.integer({ min: 1, max: LINE_QUANTITY_LIMIT }),
      stock: fc.option(pieces),
      present: pieces,
      lines: fc.integer({ min: 0, max: CART_PRODUCT_LIMIT }),
      isOpen: fc.boolean(),
    });
    fc.assert(
      fc.property(any, ({ ordered, isOpen, ...there }) => {
        const { taken, refusal } = buyLineAgain(ordered, there, isOpen);
        const inCart = there.present + taken;
        expect(taken === 0 || inCart <= Math.min(ordered, there.stock ?? 0)).toBe(true);
        expect(refusal === null).toBe(inCart >= ordered);
        expect(isAllInCart([{ message_code: refusal }])).toBe(inCart >= ordered);
        const again = {
          ...there,
          present: inCart,
          lines: there.lines + (there.present === 0 && taken > 0 ? 1 : 0),
        };
        expect(buyLineAgain(ordered, again, isOpen).taken).toBe(0);
      }),
    );
  });
});
