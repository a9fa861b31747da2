// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { clearSession } from "../../core/session/session.ts";
import { renderHook } from "../../test/render.tsx";
import { signIn } from "../../test/sign-in.ts";
import { useSavedCoupons } from "./saved-coupons.ts";

const server = vi.hoisted(() => ({ saved: new Set<number>(), asked: [] as number[] }));
vi.mock("../../core/api-client.ts", () => ({
  api: {
    GET: (_path: string, { params }: { params: { query: { ids: number[] } } }) => {
      const { ids } = params.query;
      server.asked.push(ids.length);
      const items = ids.filter((id) => server.saved.has(id)).map((id) => ({ id }));
      return Promise.resolve({ data: { data: { items } } });
    },
  },
}));

vi.mock(import("@sen/ui/primitives"), async (original) => ({
  ...(await original()),
  useToast: () => ({ show: () => 0, dismiss: () => undefined }) as never,
}));

afterEach(clearSession);

it("asks in batches of 100 which of the shown coupons are saved", async () => {
  signIn();
  server.saved = new Set([3, 115, ...Array.from({ length: 500 }, (_, index) => 1_000 + index)]);
  const shown = Array.from({ length: 120 }, (_, index) => ({ id: index + 1 }));
  const { now } = renderHook(() => useSavedCoupons(shown).savedCouponIds);
  await expect.poll(now).toEqual([3, 115]);
  expect(server.asked).toEqual([100, 20]);
});
