import type { CartCreate } from "@sen/api";
import { call } from "../../core/api.ts";

/** What can be put into a cart of one product, with today's prices and stock. Rejects where that cannot be had. */
export async function fetchChoices(productId: number): Promise<CartCreate> {
  const { data, error } = await call((api) =>
    api.GET("/carts/create/{productId}", { params: { path: { productId } } }),
  );
  if (!data) throw error;
  return data.data;
}
