// @vitest-environment happy-dom
import { createI18n, loadTexts } from "@sen/i18n";
import { WishesContext, type Wishes } from "@sen/ui/catalog";
import { use, useSyncExternalStore } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { clearSession } from "../../core/session/session.ts";
import { i18n, render } from "../../test/render.tsx";
import { asked, refusal, serve } from "../../test/server.ts";
import { signIn } from "../../test/sign-in.ts";
import { toasts } from "../../test/toasts.ts";
import { guestWishes } from "./wished-ids.ts";
import { WishesProvider } from "./WishesProvider.tsx";

vi.mock("../../core/api-client.ts", () => import("../../test/server.ts"));

let wished: number[] = [];
let isDown = false;
/** All responses wait for it. */
let held = Promise.resolve();

async function write(change: () => number[]) {
  if (isDown) return refusal(500);
  wished = change();
  return answer();
}
async function answer() {
  const known = wished;
  await held;
  return known;
}

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
const titles = () => toasts().map(({ title }) => title);

beforeEach(async () => {
  await loadTexts(i18n, ["errors", "shell", "catalog", "product"]);
  localStorage.clear();
  sessionStorage.clear();
  wished = [];
  isDown = false;
  held = Promise.resolve();
  serve({
    GET: answer,
    POST: ({ body }: { body: { items: { product_id: number }[] } }) =>
      write(() => [...body.items.map(({ product_id }) => product_id), ...wished]),
    DELETE: ({ path }: { path: { id: number } }) => write(() => wished.filter((id) => id !== path.id)),
  });
  signIn();
});

it("fetches the wish list once", async () => {
  wished = [ROSE.id];
  const page = shown();
  await expect.poll(page.isWished).toBe(true);
  expect(asked).toEqual(["GET /wish-list/products"]);
});

it("adds a product, removes it, and shows a message for each", async () => {
  const page = shown();
  await expect.poll(() => asked.length).toBe(1);
  await page.wishes().toggle(ROSE);
  expect(wished).toEqual([ROSE.id]);
  await expect.poll(page.isWished).toBe(true);
  await page.wishes().toggle(ROSE);
  expect(wished).toEqual([]);
  await expect.poll(page.isWished).toBe(false);
  expect(titles()).toEqual([i18n.t("catalog:wish.added"), i18n.t("catalog:wish.removed")]);
});

it("shows presses before the wish list is known", async () => {
  let answer: () => void = () => undefined;
  held = new Promise((resolve) => (answer = resolve));
  const page = shown();
  await expect.poll(() => asked.length).toBe(1);
  expect(page.isWished()).toBeUndefined();
  const first = page.wishes().toggle(ROSE);
  await expect.poll(page.isWished).toBe(true);
  const second = page.wishes().toggle(ROSE);
  await expect.poll(page.isWished).toBe(false);
  answer();
  await Promise.all([first, second]);
  expect(wished).toEqual([]);
  await expect.poll(page.isWished).toBe(false);
});

it("reverts a wish that failed to save, and shows a message", async () => {
  const page = shown();
  await expect.poll(() => asked.length).toBe(1);
  isDown = true;
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
  expect(asked).toEqual([]);
});

it("loads no texts before a heart is pressed", async () => {
  const load = vi.fn(() => new Promise<never>(() => undefined));
  const [errors, shell] = ["errors", "shell"].map((name) => i18n.getResourceBundle("vi", name));
  const page = shown(createI18n({ locale: "vi", texts: { errors, shell }, load }));
  await expect.poll(() => page.wishes().has(0)).toBe(false);
  expect(load).not.toHaveBeenCalled();
});
