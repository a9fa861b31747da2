// @vitest-environment happy-dom
import { createI18n, loadTexts } from "@sen/i18n";
import { WishesContext, type Wishes } from "@sen/ui/catalog";
import { use, useSyncExternalStore } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { clearSession } from "../../core/session/session.ts";
import { i18n, render } from "../../test/render.tsx";
import { signIn } from "../../test/sign-in.ts";
import { guestWishes } from "./wished-ids.ts";
import { WishesProvider } from "./WishesProvider.tsx";

const server = vi.hoisted(() => ({
  wished: [] as number[],
  isDown: false,
  asked: [] as string[],
  /** All responses wait for it. */
  held: Promise.resolve(),
}));

vi.mock("../../core/api-client.ts", () => {
  const answer = async (method: string, path: string) => {
    server.asked.push(`${method} ${path}`);
    const envelope = { code: 200, status: 1, message: "", data: [...server.wished] };
    await server.held;
    return method !== "GET" && server.isDown
      ? { error: { code: 500, status: 0, message: "", data: null }, response: { status: 500 } }
      : { data: envelope, response: { status: 200 } };
  };
  return {
    api: {
      GET: (path: string) => answer("GET", path),
      POST: (path: string, { body }: { body: { items: { product_id: number }[] } }) => {
        if (!server.isDown) server.wished.unshift(...body.items.map(({ product_id }) => product_id));
        return answer("POST", path);
      },
      DELETE: (path: string, { params }: { params: { path: { id: number } } }) => {
        if (!server.isDown) server.wished = server.wished.filter((id) => id !== params.path.id);
        return answer("DELETE", path);
      },
    },
  };
});

const toasts = vi.hoisted((): { title: string }[] => []);
vi.mock(import("@sen/ui/primitives"), async (original) => ({
  ...(await original()),
  useToast: () =>
    ({ show: (toast: { title: string }) => toasts.push(toast), dismiss: () => undefined }) as never,
}));

const ROSE = { id: 9, name: "Hoa hồng", price_after_discount: 80_000 };

/** Mounts a heart and exposes its wish list. */
function shown(texts = i18n): { wishes: () => Wishes; isWished: () => boolean | undefined } {
  let given: Wishes | null = null;
  function Heart() {
    // oxlint-disable-next-line react/globals -- hands the test what the context gave
    given = use(WishesContext);
    useSyncExternalStore(given?.subscribe ?? (() => () => undefined), () => given?.has(ROSE.id));
    return null;
  }
  render(
    <WishesProvider>
      <Heart />
    </WishesProvider>,
    { path: "/product/9", texts },
  );
  const wishes = () => {
    if (!given) throw new Error("Nothing was rendered.");
    return given;
  };
  return { wishes, isWished: () => given?.has(ROSE.id) };
}
const titles = () => toasts.map(({ title }) => title);

beforeEach(async () => {
  await loadTexts(i18n, ["errors", "shell", "catalog", "product"]);
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(server, { wished: [], isDown: false, asked: [], held: Promise.resolve() });
  toasts.length = 0;
  signIn();
});

it("fetches the wish list once", async () => {
  server.wished = [ROSE.id];
  const page = shown();
  await expect.poll(page.isWished).toBe(true);
  expect(server.asked).toEqual(["GET /wish-list/products"]);
});

it("adds a product, removes it, and shows a message for each", async () => {
  const page = shown();
  await expect.poll(() => server.asked.length).toBe(1);
  await page.wishes().toggle(ROSE);
  expect(server.wished).toEqual([ROSE.id]);
  await expect.poll(page.isWished).toBe(true);
  await page.wishes().toggle(ROSE);
  expect(server.wished).toEqual([]);
  await expect.poll(page.isWished).toBe(false);
  expect(titles()).toEqual([i18n.t("catalog:wish.added"), i18n.t("catalog:wish.removed")]);
});

it("shows presses before the wish list is known", async () => {
  let answer: () => void = () => undefined;
  server.held = new Promise((resolve) => (answer = resolve));
  const page = shown();
  await expect.poll(() => server.asked.length).toBe(1);
  expect(page.isWished()).toBeUndefined();
  const first = page.wishes().toggle(ROSE);
  await expect.poll(page.isWished).toBe(true);
  const second = page.wishes().toggle(ROSE);
  await expect.poll(page.isWished).toBe(false);
  answer();
  await Promise.all([first, second]);
  expect(server.wished).toEqual([]);
  await expect.poll(page.isWished).toBe(false);
});

it("reverts a wish that failed to save, and shows a message", async () => {
  const page = shown();
  await expect.poll(() => server.asked.length).toBe(1);
  server.isDown = true;
  await page.wishes().toggle(ROSE);
  await expect.poll(page.isWished).toBe(false);
  expect(titles()).toEqual([i18n.t("catalog:wish.failed")]);
  expect(await page.wishes().tellWhenBack(ROSE, 91)).toBe(false);
  expect(await page.wishes().keep(ROSE)).toBe(false);
});

it("stores a guest's wishes on the device", async () => {
  clearSession();
  const guest = shown();
  await expect.poll(() => guest.wishes().has(0)).toBe(false);
  await guest.wishes().toggle(ROSE);
  await expect.poll(guest.isWished).toBe(true);
  expect(guestWishes.read()).toMatchObject([{ product_id: ROSE.id, price_added: 80_000 }]);
  expect(server.asked).toEqual([]);
});

it("loads no texts before a heart is pressed", async () => {
  const load = vi.fn(() => new Promise<never>(() => undefined));
  const [errors, shell] = ["errors", "shell"].map((name) => i18n.getResourceBundle("vi", name));
  const page = shown(createI18n({ locale: "vi", texts: { errors, shell }, load }));
  await expect.poll(() => page.wishes().has(0)).toBe(false);
  expect(load).not.toHaveBeenCalled();
});
