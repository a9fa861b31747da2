// @vitest-environment happy-dom
import { loadTexts } from "@sen/i18n";
import { beforeEach, expect, it, vi } from "vitest";
import { mergeUnderWay, readGuestCart, writeGuestCart } from "../areas/cart/guest-cart-store.ts";
import { viewedStore } from "../areas/catalog/viewed-prices.ts";
import { guestWishes, useHasWish } from "../areas/catalog/wished-ids.ts";
import { clearSession } from "../core/session/session.ts";
import { i18n, renderHook, unmount } from "../test/render.tsx";
import { asked, refusal, serve } from "../test/server.ts";
import { signIn } from "../test/sign-in.ts";
import { pressLastToast, toasts } from "../test/toasts.ts";
import { useMergeGuest } from "./use-merge-guest.ts";

vi.mock("../core/api-client.ts", () => import("../test/server.ts"));

let isDown = false;
let keys: object[] = [];
let wished: number[] = [];

/** Opens a page for a customer who has just signed in, and returns their wishes. */
const show = () =>
  renderHook(() => {
    useMergeGuest();
    return [wish.product_id].filter(useHasWish(true));
  });

beforeEach(async () => {
  await loadTexts(i18n, ["errors", "shell"]);
  localStorage.clear();
  isDown = false;
  keys = [];
  wished = [];
  serve({
    GET: () => wished,
    "POST /recently-viewed": () => [],
    "POST /wish-list"({ body }: { body: { items: { product_id: number }[] } }) {
      if (isDown) return refusal(500);
      wished = body.items.map(({ product_id }) => product_id);
      return wished;
    },
    "POST /carts"({ header }: { header: object }) {
      keys.push(header);
      const results = [{ message: "Hết hàng" }, { message: null }];
      return isDown ? refusal(500) : { cart: { line_count: 0, groups: [] }, results };
    },
  });
  signIn();
});

const at = "2026-11-24T10:00:00.000Z";
const wish = { product_id: 9, variant_id: null, added_at: at, price_added: 80_000 };
const sent = () => asked.filter((operation) => operation.startsWith("POST"));
const entry = { product_id: 9, variant_id: 91, quantity: 2 };

it("merges the guest's cart, wishes and views at sign-in, once, and shows what the cart refused", async () => {
  writeGuestCart([entry]);
  guestWishes.write([wish]);
  viewedStore.write([{ product_id: 9, viewed_at: at, price_seen: 80_000 }]);
  const wished = show().now;
  await expect.poll(wished).toEqual([9]);
  await expect.poll(() => toasts().map(({ title }) => title)).toEqual(["Hết hàng"]);
  await expect.poll(() => mergeUnderWay.read()).toBe(false);
  expect(sent().toSorted()).toEqual(["POST /carts", "POST /recently-viewed", "POST /wish-list"]);
  expect([readGuestCart(), guestWishes.read(), viewedStore.read()]).toEqual([[], [], []]);
});

it("sends nothing for an empty guest or without a session", async () => {
  show();
  await new Promise((resolve) => setTimeout(resolve, 50));
  unmount();
  clearSession();
  writeGuestCart([entry]);
  show();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent()).toEqual([]);
});

it("keeps a cart that failed to merge, and retries with the same idempotency key", async () => {
  writeGuestCart([entry]);
  isDown = true;
  show();
  await expect.poll(() => toasts().map(({ title }) => title)).toEqual([i18n.t("shell:cart_waits")]);
  expect(readGuestCart()).toEqual([entry]);
  isDown = false;
  pressLastToast();
  await expect.poll(readGuestCart).toEqual([]);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toEqual(keys[0]);
});

it("keeps wishes that failed to merge for the next page, without a message", async () => {
  guestWishes.write([wish]);
  isDown = true;
  show();
  await expect.poll(sent).toEqual(["POST /wish-list"]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(guestWishes.read()).toEqual([wish]);
  expect(toasts()).toEqual([]);
});
