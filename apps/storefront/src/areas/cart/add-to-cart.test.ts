// @vitest-environment happy-dom
import { createI18n } from "@sen/i18n";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../../test/server.ts";
import { addToCart } from "./add-to-cart.ts";
import { readGuestCart, writeGuestCart } from "./guest-cart-store.ts";

vi.mock("../../core/api-client.ts", () => import("../../test/server.ts"));

const { t } = createI18n({ locale: "vi", texts: {} });
const guest = (variant: { stock: number; deal_limit?: number }) => ({
  isSignedIn: false,
  refresh: vi.fn(),
  t: t as never,
  variant,
});
const wanted = (quantity: number) => ({ product_id: 10, variant_id: 26, quantity });

beforeEach(() => writeGuestCart([]));

it("says of a customer's cart what the server did when only a part was added", async () => {
  const message = "Chỉ còn 2 sản phẩm";
  const data = { code: 200, status: 1, message, data: { cart: {}, results: [{ taken: 2 }] } };
  vi.spyOn(api, "POST").mockResolvedValueOnce({ data, response: { status: 200 } } as never);
  const tools = { ...guest({ stock: 2 }), isSignedIn: true };
  expect(await addToCart(wanted(5), tools)).toEqual({ kind: "added", taken: 2, message });
});

describe("a guest's cart", () => {
  it("takes no more than there is beside what it holds, and says why", async () => {
    const tools = guest({ stock: 3 });
    expect(await addToCart(wanted(2), tools)).toEqual({ kind: "added", taken: 2, message: null });
    expect(await addToCart(wanted(2), tools)).toMatchObject({ kind: "added", taken: 1 });
    expect(await addToCart(wanted(2), tools)).toMatchObject({ kind: "refused" });
    expect(readGuestCart()).toEqual([wanted(3)]);
  });

  it("takes no more of a flash deal than one customer may buy", async () => {
    const tools = guest({ stock: 40, deal_limit: 2 });
    expect(await addToCart(wanted(2), tools)).toMatchObject({ taken: 2 });
    expect(await addToCart(wanted(1), tools)).toMatchObject({ kind: "refused" });
  });
});
