// @vitest-environment happy-dom
import { loadTexts } from "@sen/i18n";
import { beforeEach, expect, it, vi } from "vitest";
import { mergeUnderWay, readGuestCart, writeGuestCart } from "../areas/cart/guest-cart-store.ts";
import { viewedStore } from "../areas/catalog/viewed-prices.ts";
import { guestWishes, useHasWish } from "../areas/catalog/wished-ids.ts";
import { clearSession } from "../core/session/session.ts";
import { i18n, renderHook, unmount } from "../test/render.tsx";
import { signIn } from "../test/sign-in.ts";
import { useMergeGuest } from "./use-merge-guest.ts";

const server = vi.hoisted(() => ({
  isDown: false,
  sent: [] as string[],
  keys: [] as unknown[],
  wished: [] as number[],
}));

vi.mock("../core/api-client.ts", () => {
  const cart = { line_count: 0, groups: [] };
  const merged = { cart, results: [{ message: "Hết hàng" }, { message: null }] };
  return {
    api: {
      GET: () => Promise.resolve({ data: { code: 200, status: 1, message: "", data: [...server.wished] } }),
      POST: (
        path: string,
        { params, body }: { params: { header: object }; body: { items: { product_id: number }[] } },
      ) => {
        server.sent.push(path);
        if (path === "/carts") server.keys.push(params.header);
        if (server.isDown) {
          return Promise.resolve({
            error: { code: 500, status: 0, message: "", data: null },
            response: { status: 500 },
          });
        }
        if (path === "/wish-list") server.wished = body.items.map(({ product_id }) => product_id);
        const data = path === "/carts" ? merged : [];
        return Promise.resolve({
          data: { code: 200, status: 1, message: "", data },
          response: { status: 200 },
        });
      },
    },
  };
});

interface Toast {
  title: string;
  action?: { onPress: () => void };
}
const toasts = vi.hoisted((): Toast[] => []);
vi.mock(import("@sen/ui/primitives"), async (original) => ({
  ...(await original()),
  useToast: () => ({ show: (toast: Toast) => toasts.push(toast), dismiss: () => undefined }) as never,
}));

/** Opens a page for a customer who has just signed in, and returns their wishes. */
const show = () =>
  renderHook(() => {
    useMergeGuest();
    return [wish.product_id].filter(useHasWish(true));
  });

beforeEach(async () => {
  await loadTexts(i18n, ["errors", "shell"]);
  localStorage.clear();
  Object.assign(server, { isDown: false, sent: [], keys: [], wished: [] });
  toasts.length = 0;
  signIn();
});

const at = "2026-11-24T10:00:00.000Z";
const wish = { product_id: 9, variant_id: null, added_at: at, price_added: 80_000 };
const entry = { product_id: 9, variant_id: 91, quantity: 2 };

it("merges the guest's cart, wishes and views at sign-in, once, and shows what the cart refused", async () => {
  writeGuestCart([entry]);
  guestWishes.write([wish]);
  viewedStore.write([{ product_id: 9, viewed_at: at, price_seen: 80_000 }]);
  const wished = show().now;
  await expect.poll(wished).toEqual([9]);
  await expect.poll(() => toasts.map(({ title }) => title)).toEqual(["Hết hàng"]);
  await expect.poll(() => mergeUnderWay.read()).toBe(false);
  expect(server.sent.toSorted()).toEqual(["/carts", "/recently-viewed", "/wish-list"]);
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
  expect(server.sent).toEqual([]);
});

it("keeps a cart that failed to merge, and retries with the same idempotency key", async () => {
  writeGuestCart([entry]);
  server.isDown = true;
  show();
  await expect.poll(() => toasts.map(({ title }) => title)).toEqual([i18n.t("shell:cart_waits")]);
  expect(readGuestCart()).toEqual([entry]);
  server.isDown = false;
  toasts[0]?.action?.onPress();
  await expect.poll(readGuestCart).toEqual([]);
  expect(server.keys).toHaveLength(2);
  expect(server.keys[1]).toEqual(server.keys[0]);
});

it("keeps wishes that failed to merge for the next page, without a message", async () => {
  guestWishes.write([wish]);
  server.isDown = true;
  show();
  await expect.poll(() => server.sent).toEqual(["/wish-list"]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(guestWishes.read()).toEqual([wish]);
  expect(toasts).toEqual([]);
});
