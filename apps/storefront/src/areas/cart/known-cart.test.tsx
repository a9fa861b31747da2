// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { renderHook } from "../../test/render.tsx";
import { writeGuestCart } from "./guest-cart-store.ts";
import { useGuestCart } from "./known-cart.ts";

const asked = vi.hoisted((): unknown[] => []);
vi.mock("../../core/api-client.ts", () => ({
  api: {
    GET: (path: string, { params }: { params: { query: object } }) => {
      asked.push([path, params.query]);
      return Promise.resolve({ data: { data: [{ product_id: 7 }] } });
    },
  },
}));

it("asks for all products of a guest's cart at once", async () => {
  writeGuestCart([9, 7].map((product_id) => ({ product_id, variant_id: product_id * 10, quantity: 1 })));
  const { now } = renderHook(() => useGuestCart(true));
  await vi.waitFor(() => expect(now().products).toEqual([{ product_id: 7 }]));
  expect(asked).toEqual([["/carts/create", { id: [7, 9] }]]);
});
