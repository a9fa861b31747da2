// @vitest-environment happy-dom
import { loadTexts } from "@sen/i18n";
import { SeenPricesContext, type SeenPrices } from "@sen/ui/catalog";
import { use, useSyncExternalStore, type ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { clearSession } from "../../core/session/session.ts";
import { i18n, render, renderHook } from "../../test/render.tsx";
import { asked, serve } from "../../test/server.ts";
import { signIn } from "../../test/sign-in.ts";
import { toasts } from "../../test/toasts.ts";
import { ViewRecorder } from "./ViewRecorder.tsx";
import { useRecentlyViewed } from "./RecentlyViewedShelf.tsx";
import { SeenPricesProvider } from "./SeenPricesProvider.tsx";
import { viewedStore } from "./viewed-prices.ts";

interface Look {
  product_id: number;
  viewed_at: string;
  price_seen: number;
}

let kept: Look[] = [];

/** By the server's clock: the device's may be wrong. */
const NOW = "2026-11-30T00:00:00.000Z";
vi.mock("../../core/server-clock.ts", () => ({ serverNow: () => Date.parse("2026-11-30T00:00:00.000Z") }));

vi.mock("../../core/api-client.ts", () => import("../../test/server.ts"));

const ROSE = { id: 9, name: "Hoa hồng", price_after_discount: 80_000 };
const seenAt = (price_seen: number, product_id = ROSE.id): Look => ({
  product_id,
  viewed_at: "2026-11-01T00:00:00.000Z",
  price_seen,
});

const show = (page: ReactNode) => render(<SeenPricesProvider>{page}</SeenPricesProvider>);

/** Mounts a product's page and returns the price at the previous view. */
function shownPage(product: typeof ROSE): () => number | null {
  let before: number | null = null;
  show(
    <ViewRecorder
      product={product}
      onPriceSeen={(price) => {
        before = price;
      }}
    />,
  );
  return () => before;
}

/** Mounts cards of products and returns the prices that they get. */
function shownCards(ids: readonly number[]): () => (number | null)[] {
  const told = new Map<number, number | null>();
  function Card({ id }: { id: number }) {
    const { subscribe, priceSeen } = use(SeenPricesContext) as SeenPrices;
    told.set(
      id,
      useSyncExternalStore(subscribe, () => priceSeen(id)),
    );
    return null;
  }
  show(ids.map((id) => <Card key={id} id={id} />));
  return () => ids.map((id) => told.get(id) ?? null);
}

beforeEach(() => {
  clearSession();
  localStorage.clear();
  kept = [];
  const answer = () => kept.map(({ product_id, ...look }) => ({ ...look, product: { id: product_id } }));
  serve({
    GET: answer,
    DELETE: () => Promise.reject(new TypeError("Failed to fetch")),
    POST({ body: { items } }: { body: { items: Look[] } }) {
      const ids = items.map(({ product_id }) => product_id);
      kept = [...items, ...kept.filter(({ product_id }) => !ids.includes(product_id))];
      return answer();
    },
  });
});

describe("the price at the previous view", () => {
  it("is read from a guest's device, which then stores this view", async () => {
    viewedStore.write([seenAt(100_000)]);
    const before = shownPage(ROSE);
    await expect.poll(() => before()).toBe(100_000);
    expect(viewedStore.read()).toMatchObject([{ product_id: 9, viewed_at: NOW, price_seen: 80_000 }]);
    expect(asked).toEqual([]);
  });

  it("is fetched for a customer before this view is sent", async () => {
    signIn();
    kept = [seenAt(120_000)];
    const before = shownPage(ROSE);
    await expect.poll(() => before()).toBe(120_000);
    await expect.poll(() => asked).toEqual(["GET /recently-viewed", "POST /recently-viewed"]);
    expect(kept).toMatchObject([{ product_id: 9, price_seen: 80_000 }]);
  });

  it("is null for a product never viewed", async () => {
    const before = shownPage(ROSE);
    await expect.poll(() => viewedStore.read()).toHaveLength(1);
    expect(before()).toBeNull();
  });
});

describe("prices seen on product cards", () => {
  it("are read from a guest's device without a request", async () => {
    viewedStore.write([seenAt(100_000)]);
    const told = shownCards([9, 10, 11]);
    await expect.poll(() => told()).toEqual([100_000, null, null]);
    expect(asked).toEqual([]);
  });

  it("are fetched once for all cards of a customer", async () => {
    signIn();
    kept = [seenAt(100_000), seenAt(5_000, 11)];
    const told = shownCards([9, 10, 11]);
    await expect.poll(() => told()).toEqual([100_000, null, 5_000]);
    expect(asked).toEqual(["GET /recently-viewed"]);
  });

  it("are not fetched on a page without cards", async () => {
    signIn();
    show(null);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(asked).toEqual([]);
  });
});

it("says so when the views could not be deleted", async () => {
  signIn();
  await loadTexts(i18n, ["catalog", "errors", "shell"]);
  kept = [seenAt(100_000)];
  const { now } = renderHook(() => useRecentlyViewed());
  await expect.poll(() => now().items).toHaveLength(1);
  await now().clear();
  expect(toasts()).toMatchObject([{ title: i18n.t("catalog:viewed.clear_failed") }]);
  expect(now().items).toHaveLength(1);
});
