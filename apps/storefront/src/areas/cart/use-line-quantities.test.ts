// @vitest-environment happy-dom
import { loadTexts } from "@sen/i18n";
import { expect, it, vi } from "vitest";
import { i18n, renderHook, unmount } from "../../test/render.tsx";
import { asked, serve } from "../../test/server.ts";
import { signIn } from "../../test/sign-in.ts";
import { useLineQuantities } from "./use-line-quantities.ts";

vi.mock("../../core/api-client.ts", () => import("../../test/server.ts"));

const PUT = "PUT /carts/{itemId}";
const openCart = () => renderHook(() => useLineQuantities("customer", () => undefined)).now;
const sent = () => asked.filter((call) => call === PUT);

it("a line has one request under way, also when the cart is left and opened again", async () => {
  await loadTexts(i18n, ["cart", "errors"]);
  signIn();
  let answer: (cart: object) => void = () => undefined;
  serve({ [PUT]: () => new Promise((resolve) => (answer = resolve)) });
  openCart()().onQuantityChange(1, 3);
  unmount();
  await expect.poll(sent).toHaveLength(1);
  const cart = openCart();
  cart().onQuantityChange(1, 4);
  void cart().settled();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent()).toHaveLength(1);
  answer({ groups: [] });
  await expect.poll(sent).toHaveLength(2);
});
