// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { renderHook } from "../../test/render.tsx";
import { asked, serve } from "../../test/server.ts";
import { writeGuestCart } from "./guest-cart-store.ts";
import { useGuestCart } from "./known-cart.ts";

vi.mock("../../core/api-client.ts", () => import("../../test/server.ts"));

it("asks for all products of a guest's cart at once", async () => {
  serve({ GET: ({ query }: { query: { id: number[] } }) => query.id.map((product_id) => ({ product_id })) });
  writeGuestCart([9, 7].map((product_id) => ({ product_id, variant_id: product_id * 10, quantity: 1 })));
  const { now } = renderHook(() => useGuestCart(true));
  await vi.waitFor(() => expect(now().products).toEqual([{ product_id: 7 }, { product_id: 9 }]));
  expect(asked).toEqual(["GET /carts/create"]);
});
