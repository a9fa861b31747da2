// @vitest-environment happy-dom
import type { CartLine } from "@sen/api";
import { createI18n, I18nextProvider } from "@sen/i18n";
import { createRoot } from "react-dom/client";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useCartTotals } from "./use-cart-totals.ts";

const server = vi.hoisted(() => ({
  prices: new Map<number, number>(),
  asked: [] as number[][],
  /** Responses held back, by the coupons they are about. */
  slow: new Map<string, Promise<null>>(),
}));
vi.mock("../../core/api-client.ts", () => ({
  api: {
    POST: async (_path: string, { body }: { body: { item_ids: number[]; coupon_ids?: number[] } }) => {
      server.asked.push(body.item_ids);
      await server.slow.get(body.coupon_ids?.join() ?? "");
      const total = body.item_ids.reduce((sum, id) => sum + (server.prices.get(id) ?? 0), 0);
      return { data: { code: 200, status: 1, data: { total } }, response: { status: 200 } };
    },
  },
}));

const i18n = createI18n({ locale: "vi", texts: {} });
const lineOf = (id: number, code: "sold_out" | "price_changed" | null = null) =>
  ({
    id,
    quantity: 1,
    price_after_discount: server.prices.get(id),
    problem: code && { code },
  }) as CartLine;

const root = { current: createRoot(document.createElement("div")) };
const shown = vi.fn<(total: number | undefined, cart: ReturnType<typeof useCartTotals>) => void>();

function Page({ lines }: { lines: readonly CartLine[] }) {
  const cart = useCartTotals(lines, true);
  shown(cart.totals?.total, cart);
  return null;
}
function show(...lines: readonly CartLine[]): void {
  root.current.render(
    <I18nextProvider i18n={i18n}>
      <SWRConfig value={{ provider }}>
        <Page lines={lines} />
      </SWRConfig>
    </I18nextProvider>,
  );
}
const provider = () => new Map();

beforeEach(() => {
  shown.mockClear();
  server.asked = [];
  server.prices = new Map([
    [1, 100],
    [2, 30],
  ]);
  root.current = createRoot(document.createElement("div"));
});
afterEach(() => root.current.unmount());

it("leaves out a ticked line that has sold out since", async () => {
  show(lineOf(1), lineOf(2));
  await vi.waitFor(() => expect(shown.mock.lastCall?.[0]).toBe(130));
  show(lineOf(1), lineOf(2, "sold_out"));
  await vi.waitFor(() => expect(shown.mock.lastCall?.[0]).toBe(100));
  expect(server.asked).toEqual([[1, 2], [1]]);
});

it("are fetched again when a price has changed", async () => {
  show(lineOf(1));
  await vi.waitFor(() => expect(shown.mock.lastCall?.[0]).toBe(100));
  server.prices.set(1, 150);
  show(lineOf(1, "price_changed"));
  await vi.waitFor(() => expect(shown.mock.lastCall?.[0]).toBe(150));
});

it("keep the last of two quick choices of coupons, whichever response comes last", async () => {
  show(lineOf(1));
  await vi.waitFor(() => expect(shown.mock.lastCall?.[0]).toBe(100));
  const first = Promise.withResolvers<null>();
  server.slow.set("7", first.promise);
  const choose = shown.mock.lastCall?.[1].onCouponsChange;
  const slow = choose?.([7]);
  await choose?.([8]);
  first.resolve(null);
  await slow;
  await vi.waitFor(() => expect(shown.mock.lastCall?.[1].couponIds).toEqual([8]));
});
